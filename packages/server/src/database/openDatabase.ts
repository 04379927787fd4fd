import type { DatabaseLog } from './cluster/DatabaseLog';
import { startEmbedded } from './cluster/startEmbedded';
import { connectDatabase } from './connectDatabase';
import { openPool, ownerConnections } from './openPool';
import { readMigrations } from './readMigrations';
import type { Sql } from './Sql';
import { migrate } from './store/migrate';

const closeTimeoutS = 5;

/** The database as the server uses it; `close` ends the pools and finally what we started. */
export type Database = {
  sql: Sql;
  /** A few connections reserved for the owner's API. */
  ownerSql: Sql;
  close: () => Promise<void>;
};

type DatabaseInput = { databaseUrl: string | undefined; dataDir: string; log: DatabaseLog };

/** Opens the given PostgreSQL, or the built-in one, with its tables up to date. [OWN-20] */
export async function openDatabase({ databaseUrl, dataDir, log }: DatabaseInput): Promise<Database> {
  const migrations = readMigrations();
  const embedded = databaseUrl === undefined ? await startEmbedded({ dataDir, log }) : undefined;
  const stop = async () => embedded?.stop();
  let sql: Sql;
  try {
    sql = embedded ? openPool(embedded.url) : await connectDatabase(databaseUrl as string);
  } catch (error) {
    await stop();
    throw error;
  }
  const ownerSql = openPool(embedded?.url ?? (databaseUrl as string), ownerConnections);
  const close = async () => {
    await Promise.all([sql, ownerSql].map((pool) => pool.end({ timeout: closeTimeoutS })));
    await stop();
  };
  try {
    await migrate(sql, migrations);
  } catch (error) {
    await close();
    throw error;
  }
  return { sql, ownerSql, close };
}
