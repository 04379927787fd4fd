import type { Sql } from '../database/index';
import { openPool } from '../database/testing/index';
import { attachNumbers, numbersOf } from '../numbers/index';

/** Another pool on a test's database, as another server has it. */
export function openPoolLike(sql: Sql, url: string, connections: number): Sql {
  const pool = openPool(url, connections);
  attachNumbers(pool, numbersOf(sql));
  return pool;
}
