import type { AnySql } from '../Sql';

/**
 * Makes this transaction find rows by indexes, in their order, until it ends or until `isOver`. For queues: what PostgreSQL knows about a
 * table that fills and empties within seconds is always old, and by it, reading a whole backlog can seem cheaper than its first rows, and
 * sorting it, by whichever index, as cheap. What a statement has found can still be sorted. Rows that it has found are looked up one by one,
 * too: a join could read the whole table by another index. Plans don't depend on values then, so they're made once per connection. [E15]
 */
export async function preferIndexes(transaction: AnySql, isOver = false): Promise<void> {
  const [others, plans] = isOver ? ['on', 'auto'] : ['off', 'force_generic_plan'];
  await transaction`
    select set_config('enable_seqscan', ${others}, true), set_config('enable_bitmapscan', ${others}, true),
      set_config('enable_hashjoin', ${others}, true), set_config('enable_mergejoin', ${others}, true),
      set_config('enable_sort', ${others}, true), set_config('enable_incremental_sort', ${others}, true),
      set_config('plan_cache_mode', ${plans}, true), set_config('jit', 'off', true)`;
}
