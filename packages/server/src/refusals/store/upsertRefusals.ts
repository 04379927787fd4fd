import { untilDay } from '../../accounts/index';
import { type AnySql, type Pruning, pruneRows } from '../../database/index';
import type { RefusalReason } from '../pure/refusalReasons';

/** How many calls were rejected for the same reason. */
export type CountedRefusal = {
  accountId: number;
  /** 0: none in particular. */
  widgetId: number;
  reason: RefusalReason;
  /** Empty: none in particular. */
  host: string;
  n: number;
};

/** Websites that we name per account and day; refusals on others are counted without a name. */
const mostHosts = 100;

/** Adds to today's counts in the account's time zone. Callers can invent accounts, widgets and websites, so what doesn't exist gets no row. [NET-12, OWN-11] */
export async function upsertRefusals(sql: AnySql, refusals: readonly CountedRefusal[]): Promise<void> {
  await sql`
    with given as (
      select accounts.account_id, coalesce(widgets.widget_id, 0) as widget_id, reason, host, n,
        day_in_zone(now(), accounts.time_zone) as day
      from jsonb_to_recordset(${JSON.stringify(refusals)}::text::jsonb) as row (
          "accountId" bigint, "widgetId" bigint, reason text, host text, n integer)
        join accounts on accounts.account_id = "accountId"
        left join widgets on widgets.account_id = "accountId" and widgets.widget_id = "widgetId"
    ), named as (
      select account_id, day, widget_id, reason, n, case
        when host = '' or exists (
          select from refusals as known
          where known.account_id = given.account_id and known.day = given.day and known.host = given.host)
          or (select count(distinct known.host) from refusals as known
            where known.account_id = given.account_id and known.day = given.day) < ${mostHosts}
        then host else '' end as host
      from given)
    insert into refusals (account_id, day, widget_id, reason, host, n)
    select account_id, day, widget_id, reason, host, sum(n)
    from named group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (account_id, day, widget_id, reason, host) do update
    set n = refusals.n + excluded.n, last_at = now()`;
}

/** Which refusals to return; days are `2026-11-15`, both included, in the account's time zone. */
export type RefusalQuestion = {
  accountId: number;
  from: string;
  to: string;
  widgetId?: number | undefined;
  most: number;
};

/** The refusals of an account, the most frequent first. [OWN-11] */
export async function listRefusals(
  sql: AnySql,
  question: RefusalQuestion,
): Promise<{ reason: RefusalReason; host: string; n: number; lastAt: Date }[]> {
  const { accountId, from, widgetId = null, most } = question;
  return await sql`
    select reason, host, sum(n)::bigint as n, max(last_at) as "lastAt" from refusals
    where account_id = ${accountId} and day between ${from} and ${untilDay(sql, question)}
      and (${widgetId}::bigint is null or widget_id = ${widgetId})
    group by 1, 2 order by 3 desc, 1, 2 limit ${most}`;
}

/** Deletes counts as old as those of events. Returns how many rows are gone. [OWN-11] */
export async function pruneRefusals(
  sql: AnySql,
  retentionMonths: number,
  pruning?: Pruning,
): Promise<number> {
  const isOld = sql`day < (now() at time zone 'utc')::date - make_interval(months => ${retentionMonths})`;
  return await pruneRows(sql, [['refusals', isOld]], pruning);
}
