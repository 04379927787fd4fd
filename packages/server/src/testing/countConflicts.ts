import type { AnySql, Sql } from '../database/index';
import { isConflict } from '../database/testing/index';

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
  });
  return { sql, count: () => count };
}
