import { StartError } from '../env/pure/index';
import { explainPoolerError } from './explainConnectError';
import { openPooled } from './openPool';
import type { Sql } from './Sql';
import { selectIdentity } from './store/selectIdentity';

/** The driver gives up after 8 s: a statement that ran on would hold up others. */
const mostStatementMs = 8000;
const noLimit =
  "DATABASE_POOL_URL doesn't work: its user has no time limit for statements, or one above 8 seconds, so a slow one could hold up the others. " +
  "Run ALTER ROLE … SET statement_timeout = '5s' for this user and reconnect the pooler.";
const forgotten =
  'DATABASE_POOL_URL works, but its user has no time limit for transactions that wait: the locks of a server that the network cut off could ' +
  "hold up the others for hours. Run ALTER ROLE … SET idle_in_transaction_session_timeout = '10s' for this user and reconnect the pooler.";
const replica = 'DATABASE_POOL_URL leads to a replica, which accepts no writes. Point it at the primary.';
const otherDatabase =
  'DATABASE_POOL_URL leads to another database than DATABASE_URL. Correct one of them, or remove DATABASE_POOL_URL.';

/**
 * Opens the pool through a pooler in front of the database, and fails at once if it doesn't work. Warns if its user may leave transactions
 * open forever. [OWN-20, D09]
 */
export async function connectPooler(url: string, direct: Sql, warn: (text: string) => void): Promise<Sql> {
  const sql = openPooled(url, direct);
  try {
    const [own, database] = [await selectIdentity(sql), await selectIdentity(direct)];
    if (own.id !== database.id) throw new StartError(otherDatabase);
    if (own.isReplica) throw new StartError(replica);
    if (own.statementMs === 0 || own.statementMs > mostStatementMs) throw new StartError(noLimit);
    if (own.transactionIdleMs === 0) warn(forgotten);
    return sql;
  } catch (error) {
    await sql.end({ timeout: 0 });
    if (error instanceof StartError) throw error;
    throw new StartError(explainPoolerError((error as { code?: string }).code));
  }
}
