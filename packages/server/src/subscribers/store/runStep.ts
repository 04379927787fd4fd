import type { AnySql, Sql } from '../../database/index';

/** A step may go through a day of events. */
const statementMs = 60_000;

/**
 * Runs one step of background work in a transaction of its own, in one process at a time. Returns its result in a list, or nothing if another
 * process is at it. [OWN-12]
 */
export async function runStep<Result>(
  sql: Sql,
  name: string,
  work: (transaction: AnySql) => Promise<Result>,
): Promise<[] | [Result]> {
  const done = await sql.begin(async (transaction): Promise<[] | [Result]> => {
    const [lock] = await transaction<{ isOurs: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isOurs",
        set_config('statement_timeout', ${String(statementMs)}, true)`;
    return lock?.isOurs ? [await work(transaction)] : [];
  });
  return done as [] | [Result];
}
