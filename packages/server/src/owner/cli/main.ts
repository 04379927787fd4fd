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
  The built-in database of DATA_DIR becomes one of your own. Stop the server first.`,
    run: (to) => moveTo({ to, variables, print }),
  },
  verify: {
    option: 'account',
    usage: `beckon verify [--account 1001]
  Are the consents in DATABASE_URL or DATA_DIR as they were written?`,
    run: (account) => verifyConsents({ account, variables, print }),
  },
});
