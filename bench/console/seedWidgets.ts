import type { Sql } from '../../packages/server/src/database/Sql';

/** The size of the account that the console is measured with. */
export const size = { widgets: 500, subscribers: 1_000_000 };
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

/** Adds subscribers to an account, each a minute older than the one before; rows with ascending ids are written fastest. */
export async function seedSubscribers(sql: Sql, accountId: number): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`set local statement_timeout = 0`;
    await transaction`
      insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id, created_at)
      select ${accountId}, lpad(to_hex(n), 32, '0')::uuid, 'sms', '+1415' || lpad((2000000 + n)::text, 7, '0'),
        900001 + n % ${size.widgets}, timestamptz '2026-11-01' - n * interval '1 minute'
      from generate_series(1, ${size.subscribers}::int) as n`;
  });
  await sql`analyze subscribers`;
}
