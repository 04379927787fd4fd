import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listConsentAccounts, verifyConsentChain } from '../consents/index';
import { openPool, type Sql, startEmbedded } from '../database/index';
import { readEnv } from '../env/index';
import { CommandError } from './CommandError';

const log = { debug: () => undefined, error: () => undefined };

type Input = {
  account: string | undefined;
  variables: Record<string, string | undefined>;
  print: (line: string) => void;
};

/**
 * `beckon verify [--account 1001]`: was a consent changed, removed or inserted? It needs only the database, no server, and
 * returns 1 if a chain is broken. [SMS-11, OWN-12]
 */
export async function verifyConsents({ account, variables, print }: Input): Promise<number> {
  if (account !== undefined && !/^[1-9]\d{0,14}$/.test(account))
    throw new CommandError('Add an account ID, for example: beckon verify --account 1001');
  const { sql, close } = await open(variables);
  try {
    const accounts = account === undefined ? await listConsentAccounts(sql) : [Number(account)];
    let broken = 0;
    for (const accountId of accounts) {
      const verdict = await verifyConsentChain(sql, accountId);
      if (!verdict.ok) broken += 1;
      print(
        verdict.ok
          ? `account ${accountId}: ${verdict.count} consents verified, ${verdict.unchained} too old to verify`
          : `account ${accountId}: BROKEN at consent ${verdict.seq}: ${verdict.because}`,
      );
    }
    if (accounts.length === 0) print('No consents yet.');
    return broken === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

/** The given database, that of the running server, or the built-in one started briefly. Doesn't change tables. */
async function open(variables: Input['variables']): Promise<{ sql: Sql; close: () => Promise<void> }> {
  const read = readEnv(variables, process.cwd());
  if (!read.ok) throw new CommandError(read.problems.join('\n'));
  const { DATABASE_URL: given, DATA_DIR: dataDir } = read.env;
  const file = join(dataDir, 'database-url');
  const url = given ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
  if (url !== undefined) {
    const sql = openPool(url, 1);
    return { sql, close: () => sql.end() };
  }
  if (!existsSync(join(dataDir, 'postgres-18')))
    throw new CommandError(`Can't find a database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  const embedded = await startEmbedded({ dataDir, log });
  const sql = openPool(embedded.url, 1);
  const close = async () => {
    await sql.end();
    await embedded.stop();
  };
  return { sql, close };
}
