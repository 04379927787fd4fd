import type postgres from 'postgres';
import type { AnySql } from '../../database/index';

/** Zones are at most 26 hours apart. */
const mostDaysAhead = 2;

/**
 * Until which day to read what was counted, for results until `to`. If that's today, also from later days: after the account's time zone
 * moved west, what was counted a moment ago may have tomorrow's date. Show its day as `to`. [OWN-11]
 */
export function untilDay(
  sql: AnySql,
  { accountId, to }: { accountId: number; to: string },
): postgres.PendingQuery<postgres.Row[]> {
  return sql`(${to}::date + coalesce((
    select ${mostDaysAhead}::int from accounts
    where account_id = ${accountId} and day_in_zone(now(), time_zone) = ${to}::date), 0))`;
}
