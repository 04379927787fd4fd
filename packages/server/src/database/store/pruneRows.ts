import type postgres from 'postgres';
import type { AnySql } from '../Sql';

/** Old rows: their table, and the condition that finds them, for which there should be an index. */
export type OldRows = readonly [table: string, isOld: postgres.PendingQuery<postgres.Row[]>];

/** How to go about it. */
export type Pruning = {
  /** Rows per statement. */
  atOnce?: number | undefined;
  /** Asked between two statements. */
  isStopping?: (() => boolean) | undefined;
};

/** Short enough not to block others, and within the time limit of ordinary statements. */
const rowsAtOnce = 1000;

/**
 * Deletes old rows, a batch per statement; skips locked ones until next time. A table that fails doesn't keep the others from being pruned,
 * but the whole then fails, too. Returns how many rows are gone. [OWN-11, OWN-13]
 */
export async function pruneRows(
  sql: AnySql,
  old: readonly OldRows[],
  pruning: Pruning = {},
): Promise<number> {
  const errors: unknown[] = [];
  let gone = 0;
  for (const one of old) {
    try {
      gone += await pruneTable(sql, one, pruning);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `could not prune ${errors.length} of ${old.length} tables`);
  return gone;
}

async function pruneTable(
  sql: AnySql,
  [table, isOld]: OldRows,
  { atOnce = rowsAtOnce, isStopping = () => false }: Pruning,
): Promise<number> {
  let gone = 0;
  while (!isStopping()) {
    const { count } = await sql`
      delete from ${sql(table)} where ctid = any (array(
        select ctid from ${sql(table)} where ${isOld} limit ${atOnce} for update skip locked))`;
    gone += count;
    if (count < atOnce) break;
  }
  return gone;
}
