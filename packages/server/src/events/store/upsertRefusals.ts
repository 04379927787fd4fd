import type { AnySql } from '../../database/index';
import { cleanJsonText } from '../../formats/pure/index';

/** A rejected event; account 0 if it names none that exists. */
export type Refusal = {
  account_id: number;
  failed_id: string;
  call: string;
  reason: string;
  body: string | null;
};

/** Stores rejected events, up to a limit per account and day, and counts all of them. [NET-12] */
export async function upsertRefusals(
  sql: AnySql,
  rows: readonly Refusal[],
  mostPerDay: number,
): Promise<void> {
  await sql`
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
    )
    insert into event_outcomes (account_id, day, outcome, reason, n)
    select account_id, today, 'refused', reason, count(*) from given group by 1, 2, 4 order by 1, 2, 4
    on conflict (account_id, day, outcome, reason) do update set n = event_outcomes.n + excluded.n`;
}

/** How many events of an account were turned away for a reason; account 0 and no reason: too many from one address. */
export type Limited = { accountId: number; reason: string; n: number };

/** Counts events that were turned away without being stored. [NET-12] */
export async function countLimited(sql: AnySql, rows: readonly Limited[]): Promise<void> {
  await sql`
    insert into event_outcomes (account_id, day, outcome, reason, n)
    select "accountId", (now() at time zone 'utc')::date, 'limited', reason, n
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row ("accountId" bigint, reason text, n bigint)
    order by 1, 4
    on conflict (account_id, day, outcome, reason) do update set n = event_outcomes.n + excluded.n`;
}
