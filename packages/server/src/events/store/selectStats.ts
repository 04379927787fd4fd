import { untilDay } from '../../accounts/index';
import type { AnySql } from '../../database/index';
import type { StatsRow } from '../pure/Figures';

/** Which results to return; days are `2026-11-15`, both included, in the account's time zone. */
export type StatsQuestion = {
  accountId: number;
  from: string;
  to: string;
  widgetId?: number | undefined;
  /** Bots are excluded by default. */
  withBots?: boolean | undefined;
  /** At most this many rows. */
  most?: number | undefined;
};

/** The daily sums of an account; page views belong to every widget, `buildReport` makes results of them. [OWN-11, OWN-17] */
export async function selectStats(sql: AnySql, question: StatsQuestion): Promise<StatsRow[]> {
  const { accountId, from, to, widgetId = null, withBots = false, most = null } = question;
  return await sql<StatsRow[]>`
    select least(day, ${to}::date)::text as day, widget_id as "widgetId", kind, detail, currency, sum(n)::bigint as n,
      least(greatest(sum(amount_minor), ${Number.MIN_SAFE_INTEGER}), ${Number.MAX_SAFE_INTEGER})::bigint as "amountMinor"
    from stats_daily
    where account_id = ${accountId} and day between ${from} and ${untilDay(sql, question)} and kind <> 'rule'
      and (${widgetId}::bigint is null or widget_id = ${widgetId} or kind = 'verdicts') and (${withBots} or not is_bot)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5 limit ${most}::int`;
}

/** How many page views had this rule as the first that rejected this widget. */
export type RuleCost = { widgetId: number; rule: string; pageViews: number };

/** What each rule costs each widget, the most expensive first. [OWN-11, DISP-22] */
export async function selectRuleCosts(sql: AnySql, question: StatsQuestion): Promise<RuleCost[]> {
  const { accountId, from, widgetId = null, withBots = false } = question;
  return await sql<RuleCost[]>`
    select widget_id as "widgetId", detail as rule, sum(n)::bigint as "pageViews" from stats_daily
    where account_id = ${accountId} and day between ${from} and ${untilDay(sql, question)} and kind = 'rule'
      and (${widgetId}::bigint is null or widget_id = ${widgetId}) and (${withBots} or not is_bot)
    group by 1, 2 order by 1, 3 desc, 2`;
}
