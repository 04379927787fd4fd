import type { AnySql, Sql } from '../database/index';
import { isConflict } from '../database/testing/index';
import { attachNumbers, numbersOf } from '../numbers/index';

/** The same pool, and how many of its transactions had to give way to another one. */
export function countConflicts(pool: Sql): { sql: Sql; count: () => number } {
  let count = 0;
  const sql = new Proxy(pool, {
    get: (target, name) => {
      if (name !== 'begin') return Reflect.get(target, name);
      return async (work: (transaction: AnySql) => Promise<unknown>) => {
        try {
          return await target.begin(work);
        } catch (error) {
          if (isConflict(error)) count += 1;
          throw error;
        }
      };
    },
    // The pool's own `begin` stays: its transactions have the keys already.
    set: () => true,
  });
  attachNumbers(sql, numbersOf(pool));
  return { sql, count: () => count };
}
