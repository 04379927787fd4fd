import { createHash } from 'node:crypto';
import type { AnySql } from '../../database/index';
import { numbersOf } from '../../numbers/index';
import { findClosed, type Gate } from '../pure/smsGates';

/** A time is counted in this many slices; we look at one more, so that no interval of that length ever exceeds the limit. */
const slices = 10;

/** Numbers and addresses are not stored as such, but as a keyed hash of this one. */
const hide = ({ key }: Gate): string => createHash('sha256').update(key).digest('base64url');

/** The count of each of these limits within its time, under hidden keys. */
export const gateCounts = (sql: AnySql, gates: readonly Gate[]) => sql<{ key: string; n: number }[]>`
  select gate.key, sum(n)::integer as n
  from unnest(${gates.map(hide)}::text[], ${gates.map((gate) => numbersOf(sql).mark(hide(gate)))}::text[],
      ${gates.map(({ windowS }) => windowS)}::integer[]) as gate (key, mark, window_s)
    join sms_slices on sms_slices.key = gate.mark
  where slice > clock_timestamp() - make_interval(secs => window_s + window_s / ${slices})
  group by gate.key`;

/** The result of `gateCounts`, under the limits' own keys again. */
export function nameGateCounts(
  gates: readonly Gate[],
  passed: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  return new Map(gates.map((gate) => [gate.key, passed.get(hide(gate)) ?? 0]));
}

/** The limit that is reached at this moment, if any. [NET-12] */
export async function findClosedGate(sql: AnySql, gates: readonly Gate[]): Promise<Gate | undefined> {
  const rows = await gateCounts(sql, gates);
  return findClosed(gates, nameGateCounts(gates, new Map(rows.map(({ key, n }) => [key, n]))));
}

/** Blocks others at the same limits until this transaction ends; always in the same order, to avoid deadlocks. */
export async function lockGates(transaction: AnySql, gates: readonly Gate[]): Promise<void> {
  await transaction`
    select pg_advisory_xact_lock(number) from (
      select distinct hashtextextended(key, 0) as number from unnest(${gates.map(hide)}::text[]) as gate (key)
      order by number) as numbers`;
}

/** Counts an attempt at open limits. If the caller locks them before it looks, as all but new refs do, no two pass at once. [NET-12] */
export async function countAttempt(transaction: AnySql, gates: readonly Gate[]): Promise<void> {
  await transaction`
    insert into sms_slices (key, slice, n)
    select key, date_bin(make_interval(secs => window_s / ${slices}), clock_timestamp(), 'epoch'::timestamptz), 1
    from unnest(${gates.map((gate) => numbersOf(transaction).mark(hide(gate)))}::text[],
      ${gates.map(({ windowS }) => windowS)}::integer[]) as gate (key, window_s)
    on conflict (key, slice) do update set n = sms_slices.n + 1`;
}
