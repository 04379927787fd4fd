import type postgres from 'postgres';

const people = 14;
const days = 45;

/** Gives an account subscribers from its widgets, their receipts, and a month of figures. */
export async function fillAccount(sql: postgres.Sql, email: string): Promise<void> {
  const [owner] = await sql<{ accountId: string }[]>`
    select account_id as "accountId" from members join users using (user_id) where email = ${email}`;
  if (!owner) throw new Error(`Nobody is called ${email}.`);
  const { accountId } = owner;
  await sql`
    insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id, created_at)
    select ${accountId}, gen_random_uuid(), 'sms', '+1202555' || lpad((n * 37)::text, 4, '0'),
      (select widget_id from widgets where account_id = ${accountId} order by (widget_id * n) % 7 limit 1),
      now() - n * n * interval '71 minutes'
    from generate_series(1, ${people}::int) n`;
  await sql`
    insert into opt_ins (account_id, session_id, widget_id, instance_id, subscriber_id, created_at)
    select account_id, 'session ' || phone, source_widget_id, 'instance', subscriber_id, created_at
    from subscribers where account_id = ${accountId}`;
  await sql`
    insert into consents (account_id, consent_id, subscriber_id, phone, method, consent_text, text_sha256, text_version,
      button_label, notice_known, page_address, origin, widget_id, widget_version, session_id, instance_id, ip_short,
      user_agent, created_at)
    select account_id, gen_random_uuid(), subscriber_id, phone, 'form',
      'By pressing the button you agree to recurring texts. Reply STOP to end them.', md5(phone) || md5(phone), '1',
      'Get my code', true, 'https://shop.example/ferns', 'https://shop.example', source_widget_id, 1,
      'session ' || phone, 'instance', '198.51.100.0', 'Mozilla/5.0', created_at
    from subscribers where account_id = ${accountId}`;
  await sql`
    insert into stats_daily (account_id, day, widget_id, kind, detail, currency, is_bot, n, amount_minor)
    select account_id, (now() at time zone 'utc')::date - ago, widget_id, kind, detail, currency, false,
      greatest(1, (share * (60 + 25 * sin(ago / 2.3) - ago + widget_id % 13))::int), cents * (40 - ago / 2)
    from widgets, generate_series(0, ${days}::int) ago, (values
      ('impression', '', '', 9.0, 0), ('open', '', '', 3.0, 0), ('submit', '', '', 1.0, 0), ('click', 'sms', '', 0.8, 0),
      ('click', 'messenger', '', 0.5, 0), ('conversion', '', '', 0.2, 0), ('money', '', 'EUR', 0.2, 310),
      ('rule', 'repeat', '', 1.7, 0), ('rule', 'device', '', 0.4, 0), ('opt_in', '', '', 0.7, 0)
    ) made (kind, detail, currency, share, cents)
    where account_id = ${accountId} and deleted_at is null
    on conflict do nothing`;
  await sql`
    insert into stats_daily (account_id, day, widget_id, kind, detail, currency, is_bot, n, amount_minor)
    select ${accountId}, (now() at time zone 'utc')::date - ago, 0, 'verdicts', '', '', false, 900 - 9 * ago, 0
    from generate_series(0, ${days}::int) ago
    on conflict do nothing`;
}
