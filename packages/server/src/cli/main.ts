import { failedJobs } from './failedJobs';
import { moveTo } from './moveTo';
import { startBeckon } from './startBeckon';
import { verifyConsents } from './verifyConsents';

const variables = process.env;
const print = (line: string) => process.stdout.write(`${line}\n`);

/* The command of the installation. */
await startBeckon({
  move: {
    option: 'to',
    usage: `beckon move --to postgres://user:password@host:5432/database
  Copies the built-in database in DATA_DIR to your own PostgreSQL. Stop the server first.`,
    run: (to) => moveTo({ to, variables, print }),
  },
  verify: {
    option: 'account',
    usage: `beckon verify [--account 1001]
  Checks that no consent record in DATABASE_URL or DATA_DIR was changed, removed or added later.`,
    run: (account) => verifyConsents({ account, variables, print }),
  },
  jobs: {
    option: 'account',
    takesWords: true,
    usage: `beckon jobs failed [--account 1001]
  Lists messages, Messenger events, webhook deliveries and emails in DATABASE_URL or DATA_DIR that Beckon gave up on.
beckon jobs retry <id> …
  Tries them again. Messages that may have arrived can't be retried.`,
    run: (account, words) => failedJobs({ words, account, variables, print }),
  },
});
