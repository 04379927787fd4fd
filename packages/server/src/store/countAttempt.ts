import { createHash } from 'node:crypto';
import type { AnySql } from '../database/Sql';
import { findClosed, type Gate } from '../rules/smsGates';

/** A time is counted in so many slices; one more is looked at, so that no stretch of that length ever holds more. */
const slices = 10;

/** Numbers and addresses are not kept as such; the database makes a keyed hash of this one. */
const hide = ({ key }: Gate): string => createHash('sha256').update(key).digest('base64url');

/** How many have passed each of these gates within its time, under hidden keys. */
export const passedGates = (sql: AnySql, gates: readonly Gate[]) => sql<{ key: string; n: number }[]>`
  select gate.key, sum(n)::integer as n
  from unnest(${gates.map(hide)}::text[], ${gates.map(({ windowS }) => windowS)}::integer[]) as gate (key, window_s)
    join sms_slices on sms_slices.key = recipient_mark(gate.key)
  where slice > clock_timestamp() - make_interval(secs => window_s + window_s / ${slices})
  group by gate.key`;

/** What `passedGates` has found, under the gates' own keys again. */
export function revealPassed(
  gates: readonly Gate[],
  passed: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  return new Map(gates.map((gate) => [gate.key, passed.get(hide(gate)) ?? 0]));
}

/** The gate that is closed at this moment, if one is. [NET-12] */
export async function findClosedGate(sql: AnySql, gates: readonly Gate[]): Promise<Gate | undefined> {
  const rows = await passedGates(sql, gates);
  return findClosed(gates, revealPassed(gates, new Map(rows.map(({ key, n }) => [key, n]))));
}

/** Holds everybody else at the same gates until this transaction ends; always in the same order, so that nobody waits in a circle. */
export async function lockGates(transaction: AnySql, gates: readonly Gate[]): Promise<void> {
  await transaction`
    select pg_advisory_xact_lock(number) from (
      select distinct hashtextextended(key, 0) as number from unnest(${gates.map(hide)}::text[]) as gate (key)
      order by number) as numbers`;
}

/** Counts an attempt at gates that are locked and were found open: then no two pass at once. [NET-12] */
export async function countAttempt(transaction: AnySql, gates: readonly Gate[]): Promise<void> {
  await transaction`
    insert into sms_slices (key, slice, n)
    select recipient_mark(key), date_bin(make_interval(secs => window_s / ${slices}), clock_timestamp(), 'epoch'::timestamptz), 1
    from unnest(${gates.map(hide)}::text[], ${gates.map(({ windowS }) => windowS)}::integer[]) as gate (key, window_s)
    on conflict (key, slice) do update set n = sms_slices.n + 1`;
}
