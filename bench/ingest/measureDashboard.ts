import type { Sql } from '../../packages/server/src/database/Sql';
import { buildReport } from '../../packages/server/src/events/pure/buildReport';
import { selectStats } from '../../packages/server/src/events/store/selectStats';

const [accounts, days, repeats, portion] = [20, 30, 9, 250_000];

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timesOf(run: () => Promise<unknown>, count = repeats): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const began = performance.now();
    await run();
    times.push(performance.now() - began);
  }
  return median(times);
}

/** Writes events of 20 accounts over 30 days, and their figures. */
async function fill(sql: Sql, events: number): Promise<void> {
  await sql`
    insert into widgets (account_id, widget_id, widget_type, channel, name)
    select account_id, widget_id, 'modal', 'sms', 'bench' from generate_series(9001, ${9000 + accounts}) as a (account_id),
      generate_series(1, 10) as w (widget_id) where exists (select from accounts where accounts.account_id = a.account_id)`;
  for (let from = 0; from < events; from += portion) {
    await sql`
      insert into events (account_id, day, event_id, kind, name, widget_id, detail, session_id, payload, happened_at, counted_on)
      select 9001 + i % ${accounts}, day, gen_random_uuid(), kind, kind, 1 + i % 7, '', md5(i::text), '{"version":"1.0"}', day, day
      from (
        select i, current_date - (i % ${days}) as day,
          (array['impression', 'open', 'click', 'close', 'submit', 'custom'])[1 + (i / 3) % 6] as kind
        from generate_series(${from}::int, ${Math.min(from + portion, events) - 1}::int) as i) as made`;
  }
  await sql`
    insert into stats_daily (account_id, day, widget_id, kind, detail, currency, is_bot, n, amount_minor)
    select account_id, counted_on, widget_id, kind, detail, currency, is_bot, count(*), 0 from events
    where account_id between 9001 and ${9000 + accounts} group by 1, 2, 3, 4, 5, 6, 7`;
  await sql`vacuum analyze events`;
  await sql`vacuum analyze stats_daily`;
}

/** Measures the figures of one account over 30 days, with and without the daily sums. */
export async function measureDashboard(sql: Sql, events: number): Promise<string[]> {
  await sql`set statement_timeout = 0`;
  await fill(sql, events);
  const [range] = await sql<{ from: string; to: string }[]>`
    select (current_date - ${days}::int)::text as from, current_date::text as to`;
  const question = { accountId: 9001, from: range?.from ?? '', to: range?.to ?? '' };
  const through = await timesOf(async () => buildReport(await selectStats(sql, question)));
  const without = await timesOf(
    () => sql`
      select counted_on, widget_id, kind, detail, currency, count(*), sum(amount_minor) from events
      where account_id = 9001 and day between ${question.from} and ${question.to} and not is_bot group by 1, 2, 3, 4, 5`,
    3,
  );
  return [
    `figures of 30 days, 1 account of ${accounts}, ${events} events: ${through.toFixed(1)} ms through the daily sums, ${without.toFixed(0)} ms without them`,
  ];
}
