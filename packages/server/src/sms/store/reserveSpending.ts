import type { AnySql } from '../../database/index';

/** What a message costs, and the account's daily limit. */
export type Spending = { accountId: number; parts: number; priceMinor: number; mostParts: number };

/** Reserves a message's segments on this day (UTC), unless that exceeds the daily limit. The row lock makes it exact. [NET-12] */
export async function reserveSpending(sql: AnySql, spending: Spending): Promise<boolean> {
  const { accountId, parts, priceMinor, mostParts } = spending;
  if (parts > mostParts) return false;
  const rows = await sql`
    insert into sms_spending (account_id, day, parts, spent_minor)
    values (${accountId}, (now() at time zone 'utc')::date, ${parts}, ${parts * priceMinor})
    on conflict (account_id, day) do update set
      parts = sms_spending.parts + excluded.parts, spent_minor = sms_spending.spent_minor + excluded.spent_minor
    where sms_spending.parts + excluded.parts <= ${mostParts}
    returning parts`;
  return rows.length > 0;
}

/** Is this the first time today that the account's budget was reached? Its owner is notified once. [NET-12] */
export async function claimBudgetNotice(sql: AnySql, accountId: number): Promise<boolean> {
  const rows = await sql`
    insert into sms_spending (account_id, day, parts, spent_minor, told_at)
    values (${accountId}, (now() at time zone 'utc')::date, 0, 0, now())
    on conflict (account_id, day) do update set told_at = now() where sms_spending.told_at is null
    returning told_at`;
  return rows.length > 0;
}
