import type { Product } from './openProduct';

type Widget = { widget_id: number; widget_type: string; channel: string; name: string; data: object };

/** Above those of the sample. */
let last = 40_000;

/** Adds an account with these widgets, published, on any website; returns its number. */
export async function publish({ sql }: Pick<Product, 'sql'>, ...widgets: object[]): Promise<string> {
  last += 1;
  const own = { account_id: last, fb_page_id: String(last), widget_phone: `+14156${last}0`, whitelist: [] };
  await sql`
    insert into accounts
    select (jsonb_populate_record(sample, ${sql.json(own)})).* from accounts sample where account_id = 1001`;
  for (const { widget_id, widget_type, channel, name, data } of widgets as Widget[])
    await sql`
      insert into widgets (account_id, widget_id, widget_type, channel, name, status, data, published_at)
      values (${last}, ${widget_id}, ${widget_type}, ${channel}, ${name}, 'active', ${sql.json(data as never)}, now())`;
  return String(last);
}
