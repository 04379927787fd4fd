import type { AnySql, Sql } from '../../database/index';

/** A step may go through a day of events, and waits for one of another process. */
const statementMs = 60_000;

/** Does a part of the work, and says whether there may be more. */
export type Step = (transaction: AnySql) => Promise<boolean>;

/** Repeats a step until nothing is left to do. False: it has to stop, or another process is at it. */
type StepRunner = (step: Step) => Promise<boolean>;

/**
 * Runs the steps of some background work, each in a transaction of its own, in one process at a time. Work that another process is at doesn't
 * begin. No lock is held between two steps, so another process may still get in; then they take turns, and neither starts over. [OWN-12]
 */
export function createStepRunner(sql: Sql, name: string, isStopping: () => boolean): StepRunner {
  let hasBegun = false;
  const run = (step: Step) =>
    sql.begin(async (transaction): Promise<boolean | undefined> => {
      await transaction`select set_config('statement_timeout', ${String(statementMs)}, true)`;
      if (hasBegun) {
        await transaction`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
      } else {
        const [lock] = await transaction<{ isOurs: boolean }[]>`
          select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isOurs"`;
        if (!lock?.isOurs) return undefined;
        hasBegun = true;
      }
      return await step(transaction);
    });
  return async (step) => {
    while (!isStopping()) {
      const hasMore = await run(step);
      if (hasMore === undefined) return false;
      if (!hasMore) return true;
    }
    return false;
  };
}
