import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sql } from '../../packages/server/src/database/Sql';
import type { EventRow } from '../../packages/server/src/events/pure/EventRow';
import { upsertEvents } from '../../packages/server/src/events/store/upsertEvents';
import { eventBody } from './eventBody';
import { makeRows } from './makeRows';

const [rounds, batch] = [15, 500];

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const newRows = (): EventRow[] => makeRows(Array.from({ length: batch }, (_, count) => eventBody(count)));

async function copyRows(sql: Sql, rows: EventRow[]): Promise<void> {
  const lines = rows.map((row) =>
    [
      ...[row.account_id, new Date(row.day * 86_400_000).toISOString(), row.event_id, row.kind, row.name],
      ...[
        row.widget_id,
        row.session_id,
        JSON.stringify(row.payload),
        new Date(row.happened_ms).toISOString(),
      ],
      new Date(row.happened_ms).toISOString(),
    ].join('\t'),
  );
  const sink = await sql`
    copy copied_events (account_id, day, event_id, kind, name, widget_id, session_id, payload, happened_at, counted_on)
    from stdin`.writable();
  await pipeline(Readable.from([`${lines.join('\n')}\n`]), sink);
}

async function time(run: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

/** Compares a batch with deduplication, figures and outcomes with a raw COPY of the same rows into the same kind of table. */
export async function measureBatch(sql: Sql): Promise<string[]> {
  await sql`create table copied_events (like events including defaults including indexes)`;
  const pairs: { save: number; copy: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = [newRows(), newRows()];
    pairs.push({
      save: await time(async () => void (await upsertEvents(sql, first))),
      copy: await time(() => copyRows(sql, second)),
    });
  }
  await sql`drop table copied_events`;
  const warm = pairs.slice(2);
  const [save, copy] = [median(warm.map(({ save: ms }) => ms)), median(warm.map(({ copy: ms }) => ms))];
  const ratio = median(warm.map((pair) => pair.copy / pair.save));
  return [
    `batch of ${batch}: insert with deduplication, figures and outcomes ${save.toFixed(1)} ms, raw COPY ${copy.toFixed(1)} ms: ${(ratio * 100).toFixed(0)} % of COPY`,
  ];
}
