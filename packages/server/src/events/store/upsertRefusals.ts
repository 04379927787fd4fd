import type { AnySql } from '../../database/index';
import { cleanJsonText } from '../../formats/pure/index';
import type { EventUse } from './upsertEvents';

/** A rejected event; account 0 if it names none that exists. */
export type Refusal = {
  account_id: number;
  failed_id: string;
  call: string;
  reason: string;
  body: string | null;
};

/**
 * Stores rejected events, up to a limit per account and day, and counts all of them. Returns what their accounts have used of today's
 * quotas. [NET-12]
 */
export async function upsertRefusals(
  sql: AnySql,
  rows: readonly Refusal[],
  mostPerDay: number,
): Promise<EventUse[]> {
  return await sql<EventUse[]>`
    with given as (
      select *, (now() at time zone 'utc')::date as today
      from jsonb_to_recordset(${cleanJsonText(JSON.stringify(rows))}::text::jsonb) as row (
        account_id bigint, failed_id uuid, call text, reason text, body text)
    ), inserted as (
      insert into failed_events (account_id, failed_id, call, reason, body)
      select account_id, failed_id, call, reason, body from given
      where (
        select coalesce(sum(n), 0) from event_outcomes
        where event_outcomes.account_id = given.account_id and day = today and outcome = 'refused') < ${mostPerDay}
      order by account_id, failed_id
      on conflict do nothing
      returning account_id, reason, pg_column_size(failed_events.*) as bytes
    ), counted as (
      select account_id, today as day, reason, count(*) as n, (
          select coalesce(sum(bytes), 0) from inserted
          where inserted.account_id = given.account_id and inserted.reason = given.reason) as bytes
      from given group by 1, 2, 3
    ), kept as (
      insert into event_outcomes (account_id, day, outcome, reason, n, bytes)
      select account_id, day, 'refused', reason, n, bytes from counted order by 1, 2, 4
      on conflict (account_id, day, outcome, reason) do update
      set n = event_outcomes.n + excluded.n, bytes = event_outcomes.bytes + excluded.bytes
      returning account_id, day, reason, bytes
    )
    select account_id as "accountId", day::text as day, (bytes + (
        select coalesce(sum(other.bytes), 0) from event_outcomes as other
        where other.account_id = own.account_id and other.day = own.day
          and not (other.outcome = 'refused' and other.reason = any(own.reasons))))::bigint as bytes
    from (select account_id, day, sum(bytes) as bytes, array_agg(reason) as reasons from kept group by 1, 2) as own`;
}

/**
 * How many events of an account were turned away for a reason, or rejected without being stored; account 0 and no reason: too many from one
 * address.
 */
export type Limited = { accountId: number; outcome: 'limited' | 'refused'; reason: string; n: number };

/** Counts events of which nothing is stored. [NET-12] */
export async function countLimited(sql: AnySql, rows: readonly Limited[]): Promise<void> {
  await sql`
    insert into event_outcomes (account_id, day, outcome, reason, n)
    select "accountId", (now() at time zone 'utc')::date, outcome, reason, n
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
      "accountId" bigint, outcome text, reason text, n bigint)
    order by 1, 3, 4
    on conflict (account_id, day, outcome, reason) do update set n = event_outcomes.n + excluded.n`;
}
