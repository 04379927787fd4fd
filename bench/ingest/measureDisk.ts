import type { Sql } from '../../packages/server/src/database/Sql';
import { upsertEvents } from '../../packages/server/src/events/store/upsertEvents';
import { eventBody, viewBody } from './eventBody';
import { makeRows } from './makeRows';

const [batch, million, gigabyte, secondMs] = [500, 1_000_000, 1_000_000_000, 1000];

/** What all tables of events fill, indexes and what is out of line included, and how far the log has come. */
async function sizesOf(sql: Sql): Promise<{ tables: number; indexes: number; log: number }> {
  const [row] = await sql<{ tables: number; indexes: number; log: number }[]>`
    select sum(pg_table_size(relid))::float8 as tables, sum(pg_indexes_size(relid))::float8 as indexes,
      (pg_current_wal_lsn() - '0/0')::float8 as log
    from pg_partition_tree('events') where isleaf`;
  return row ?? { tables: 0, indexes: 0, log: 0 };
}

async function measureKind(
  sql: Sql,
  name: string,
  events: number,
  body: (count: number) => string,
): Promise<string> {
  const before = await sizesOf(sql);
  const began = performance.now();
  for (let from = 0; from < events; from += batch)
    await upsertEvents(sql, makeRows(Array.from({ length: batch }, (_, index) => body(from + index))));
  const perSecond = (events / (performance.now() - began)) * secondMs;
  const after = await sizesOf(sql);
  const of = (part: keyof typeof before): string =>
    `${(((after[part] - before[part]) / events) * (million / gigabyte)).toFixed(2)} GB`;
  return `1 million ${name} (from ${events}): ${of('tables')} in tables, ${of('indexes')} in indexes, ${of('log')} of write-ahead log; ${perSecond.toFixed(0)} stored a second, without HTTP`;
}

/** Measures what a million events fill. [E20] */
export async function measureDisk(sql: Sql, events: number): Promise<string[]> {
  return [
    await measureKind(sql, 'impressions', events, eventBody),
    await measureKind(sql, 'page views of three widgets', events, viewBody),
  ];
}
