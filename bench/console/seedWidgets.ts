import type { Sql } from '../../packages/server/src/database/Sql';

/** The size of the account that the console is measured with. */
export const size = { widgets: 500 };
/** Its subscribers, each a minute older than the one before. */
export const people = {
  count: 1_000_000,
  firstWidget: 900_001,
  widgets: size.widgets,
  startsAt: '2026-11-01',
  every: '-1 minute',
};
const types = ['modal', 'bar', 'slide_in', 'box', 'page_takeover'];

/** Adds widgets to an account, all of them published. */
export async function seedWidgets(sql: Sql, accountId: number): Promise<void> {
  await sql`
    insert into widgets (account_id, widget_id, widget_type, channel, name, status, data, published_at)
    select ${accountId}, 900000 + n, (${types}::text[])[1 + n % ${types.length}], 'sms', 'Offer number ' || n,
      case when n % 10 = 0 then 'paused' else 'active' end,
      jsonb_build_object('main', jsonb_build_object('title', 'Offer number ' || n, 'desc', 'Ten percent off')), now()
    from generate_series(1, ${size.widgets}::int) as n`;
  await sql`analyze widgets`;
}
