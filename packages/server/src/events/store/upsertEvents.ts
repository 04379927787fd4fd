import type { Sql } from '../../database/index';
import { cleanJsonText } from '../../formats/pure/index';
import type { EventRow } from '../pure/EventRow';

/** How much the events of an account fill that arrived on a day (`2026-11-15`, UTC), with those that were rejected and stored. */
export type EventUse = { accountId: number; day: string; bytes: number };

/**
 * Stores and counts events in one all-or-nothing statement. An event with an existing key is a repeat: it is neither stored
 * nor counted again. If its page has a wrong clock, its key has the day of arrival: then a table of such ids recognizes it. Every writer takes rows and sums in the order of their keys, to avoid
 * deadlocks. An event counts on its day in the account's time zone. Returns what the accounts have used of today's quotas. [NET-06, NET-07, NET-08, EVT-01, OWN-11, OWN-17]
 */
export async function upsertEvents(sql: Sql, rows: readonly EventRow[]): Promise<EventUse[]> {
  // As text: the driver would encode a JSON parameter as JSON once more.
  const json = cleanJsonText(JSON.stringify(rows));
  return await sql<EventUse[]>`
    with given as (
      select event.*, case when accounts.time_zone <> 'UTC'
          then day_in_zone(to_timestamp(happened_ms / 1000.0), accounts.time_zone)
          else (to_timestamp(happened_ms / 1000.0) at time zone 'utc')::date end as counted_on
      from jsonb_to_recordset(${json}::text::jsonb) as event (
        account_id bigint, event_id uuid, day int, id_day int, is_clock_wrong boolean, kind text, name text, widget_id bigint, detail text, session_id text,
        external_id text, subscriber_id uuid, currency text, amount_minor bigint, is_bot boolean, payload jsonb,
        session_data jsonb, origin text, happened_ms bigint)
        left join accounts on accounts.account_id = event.account_id
    ), odd as (
      insert into wrong_clock_events (account_id, event_id)
      select distinct account_id, event_id from given where is_clock_wrong order by 1, 2
      on conflict do nothing
      returning account_id, event_id
    ), stored as (
      insert into events (account_id, day, event_id, kind, name, widget_id, detail, session_id, external_id, subscriber_id,
        currency, amount_minor, is_bot, payload, session_data, origin, happened_at, counted_on, is_clock_wrong)
      select account_id, date '1970-01-01' + day, event_id, kind, name, widget_id, detail, session_id, external_id, subscriber_id,
        currency, amount_minor, is_bot, payload, session_data, origin, to_timestamp(happened_ms / 1000.0),
        counted_on, is_clock_wrong
      from given
      where case
        when is_clock_wrong then exists (
          select from odd where odd.account_id = given.account_id and odd.event_id = given.event_id)
          and not exists (
            select from events as known
            where known.account_id = given.account_id and known.event_id = given.event_id
              and known.day = date '1970-01-01' + given.id_day)
        else not exists (
          select from wrong_clock_events as known
          where known.account_id = given.account_id and known.event_id = given.event_id)
      end
      order by account_id, day, event_id
      on conflict do nothing
      returning account_id, counted_on, widget_id, kind, detail, currency, is_bot, amount_minor, payload,
        pg_column_size(events.*) as bytes
    ), marks as (
      select account_id, counted_on, coalesce(widgets.widget_id, 0) as widget_id, stored.kind, detail, currency, is_bot, 1 as n,
        amount_minor
      from stored left join widgets using (account_id, widget_id)
      union all
      -- Whatever is not an omnichat is open when it is shown.
      select account_id, counted_on, widgets.widget_id, 'open', '', '', is_bot, 1, 0
      from stored join widgets using (account_id, widget_id)
      where stored.kind = 'impression' and widgets.widget_type <> 'omnichat'
      union all
      select account_id, counted_on, widgets.widget_id, 'rule', verdict.value, '', is_bot, 1, 0
      from stored cross join lateral jsonb_each_text(stored.payload -> 'first_no') as verdict
        join widgets using (account_id)
      where kind = 'verdicts' and widgets.widget_id = verdict.key::bigint
      union all
      select account_id, counted_on, widgets.widget_id, mark.key, '', '', is_bot, mark.value::int, 0
      from stored cross join lateral jsonb_each(stored.payload -> 'counts') as own
        cross join lateral jsonb_each_text(own.value) as mark join widgets using (account_id)
      where kind = 'verdicts' and widgets.widget_id = own.key::bigint
    ), counted as (
      insert into stats_daily (account_id, day, widget_id, kind, detail, currency, is_bot, n, amount_minor)
      select account_id, counted_on, widget_id, kind, detail, currency, is_bot, sum(n), sum(amount_minor)
      from marks group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
      on conflict (account_id, day, widget_id, kind, detail, currency, is_bot)
      do update set n = stats_daily.n + excluded.n, amount_minor = stats_daily.amount_minor + excluded.amount_minor
    ), outcomes as (
      select account_id, 'stored' as outcome, count(*) as n, sum(bytes) as bytes from stored group by 1
      union all
      select account_id, 'duplicate', count(*) - (select count(*) from stored where stored.account_id = given.account_id), 0
      from given group by 1
    ), kept as (
      insert into event_outcomes (account_id, day, outcome, reason, n, bytes)
      select account_id, (now() at time zone 'utc')::date, outcome, '', n, bytes from outcomes where n > 0 order by 1, 3
      on conflict (account_id, day, outcome, reason) do update
      set n = event_outcomes.n + excluded.n, bytes = event_outcomes.bytes + excluded.bytes
      returning account_id, day, outcome, bytes
    )
    select account_id as "accountId", day::text as day, (bytes + (
        select coalesce(sum(other.bytes), 0) from event_outcomes as other
        where other.account_id = kept.account_id and other.day = kept.day and other.outcome = 'refused'))::bigint as bytes
    from kept where outcome = 'stored'`;
}
