import { backup, restore } from './backup';
import { drill } from './drill';
import { failedJobs } from './failedJobs';
import { moveTo } from './moveTo';
import { rekey } from './rekey';
import { sealNumbers } from './sealNumbers';
import { startBeckon } from './startBeckon';
import { verifyConsents } from './verifyConsents';
import { webKey } from './webKey';

/** No command creates sample accounts, so a setting about them must not stop one. */
const variables = { ...process.env, SAMPLE_DATA: undefined };
const print = (line: string) => process.stdout.write(`${line}\n`);

const warn = (line: string) => process.stderr.write(`${line}\n`);

/* The command of the installation. */
await startBeckon({
  move: {
    option: 'to',
    usage: `beckon move --to postgres://user:password@host:5432/database
  Copies the built-in database in DATA_DIR to your own PostgreSQL. Stop the server first.`,
    run: (to) => moveTo({ to, variables, print }),
  },
  backup: {
    option: 'to',
    usage: `beckon backup --to <file>
  Saves everything in DATABASE_URL or DATA_DIR as of this moment, also while the server runs. Use - for standard output.`,
    run: (file) => backup({ file, variables, print: file === '-' ? warn : print }),
  },
  restore: {
    option: 'from',
    usage: `beckon restore --from <file>
  Loads a backup into the empty database in DATABASE_URL, or into a new one in DATA_DIR, and verifies it.`,
    run: (file) => restore({ file, variables, print }),
  },
  drill: {
    option: 'to',
    usage: `beckon drill [--to postgres://user:password@host:5432/empty]
  Restores a backup of this moment into a temporary or empty database, compares every table and verifies every consent.`,
    run: (to) => drill({ to, variables, print }),
  },
  rekey: {
    option: 'dir',
    usage: `beckon rekey
  Encrypts all stored secrets with SECRET_KEY; SECOND_SECRET_KEY is the old key. Give both to all servers first.`,
    run: () => rekey({ variables, print }),
  },
  'web-key': {
    option: 'dir',
    usage: `beckon web-key
  Prints the WEB_KEY of servers with ROLE=web: it encrypts what SECRET_KEY decrypts.`,
    run: () => webKey({ variables, print }),
  },
  'seal-numbers': {
    option: 'dir',
    usage: `beckon seal-numbers
  Encrypts the phone numbers of an installation from before, while servers run. Update all servers and WEB_KEY first.`,
    run: () => sealNumbers({ variables, print }),
  },
  verify: {
    option: 'account',
    usage: `beckon verify [--account 1001]
  Checks that no consent record in DATABASE_URL or DATA_DIR was changed, removed or added later.`,
    run: (account) => verifyConsents({ account, variables, print }),
  },
  jobs: {
    option: 'account',
    acceptsArguments: true,
    usage: `beckon jobs failed [--account 1001]
  Lists messages, Messenger events, webhook deliveries and emails in DATABASE_URL or DATA_DIR that Beckon gave up on.
beckon jobs retry <id> …
  Tries them again. Messages that may have arrived can't be retried.`,
    run: (account, words) => failedJobs({ words, account, variables, print }),
  },
});
