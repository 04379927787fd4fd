import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnySql, makeId } from '../../database/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, signUp } from '../../testing/signUp';
import { inAccount } from './inAccount';

let test: TestApp;
let [one, two]: (Browser & { accountId: number })[] = [];
beforeAll(async () => {
  test = await openTestApp();
  [one, two] = [await signUp(test.app), await signUp(test.app)];
  for (const owner of [one, two]) await fill(owner?.accountId as number);
});
afterAll(() => test.close());

/** A row of the account in every table with accounts. */
async function fill(accountId: number): Promise<void> {
  const { sql } = test;
  const [subscriber, id] = [makeId(), makeId()];
  await sql`insert into widgets (account_id, widget_id, widget_type, channel, name) values (${accountId}, 1, 'bar', 'fb', 'x')`;
  await sql`insert into widget_versions (account_id, widget_id, version, channel, sms_keyword, data) values (${accountId}, 1, 1, 'fb', '', '{}')`;
  await sql`
    insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id)
    values (${accountId}, ${subscriber}, 'sms', '+14155550100', 1)`;
  await sql`
    insert into opt_ins (account_id, session_id, widget_id, instance_id, subscriber_id)
    values (${accountId}, 's', 1, 'i', ${subscriber})`;
  await sql`
    insert into consents (account_id, consent_id, subscriber_id, phone, method, consent_text, text_sha256, text_version, button_label,
      notice_known, origin, widget_id, widget_version, session_id, instance_id, ip_short, user_agent)
    values (${accountId}, ${id}, ${subscriber}, '+14155550100', 'inline', 'x', 'x', '1', 'x', true, 'x', 1, 1, 's', 'i', '', '')`;
  await sql`
    insert into notices (account_id, widget_id, mark, widget_version, consent_text, button_label, text_version)
    values (${accountId}, 1, 'm', 1, 'x', 'x', '1')`;
  await sql`
    insert into events (account_id, day, event_id, kind, name, happened_at, counted_on)
    values (${accountId}, now()::date, ${id}, 'custom', 'x', now(), now()::date)`;
  await sql`insert into event_outcomes values (${accountId}, now()::date, 'stored', '', 1)`;
  await sql`insert into failed_events (account_id, failed_id, call, reason) values (${accountId}, ${id}, 'x', 'x')`;
  await sql`insert into account_secrets (account_id, name, sealed, hint) values (${accountId}, 'a.b', '\\x01', '')`;
  await sql`insert into sms_numbers (account_id, phone, provider) values (${accountId}, '+14155550100', 'twilio')`;
  await sql`insert into site_sightings (account_id, host) values (${accountId}, 'a.example')`;
  await sql`
    insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key)
    values (${accountId}, ${id}, 'sms', '+14155550100', 'x', '{}', 'x')`;
  await sql`
    insert into suppressions (account_id, channel, recipient_hash, reason) values (${accountId}, 'sms', 'x', 'STOP')`;
  await sql`
    insert into inbound_messages (account_id, message_id, channel, sender, text, provider_id, outcome)
    values (${accountId}, ${id}, 'sms', '+14155550100', 'x', 'x', 'x')`;
  await sql`
    insert into sandbox_messages (account_id, message_id, channel, recipient, direction, body)
    values (${accountId}, ${id}, 'sms', 'x', 'in', '{}')`;
  await sql`
    insert into sms_refs (account_id, ref, widget_id, session_id, origin, ip_short, user_agent, expires_at)
    values (${accountId}, 'r', 1, 's', 'x', '', '', now())`;
  await sql`
    insert into pending_opt_ins (account_id, pending_id, phone, opt_in, expires_at)
    values (${accountId}, ${id}, '+14155550100', '{}', now())`;
  await sql`insert into sms_spending (account_id, day, parts, spent_minor) values (${accountId}, now()::date, 1, 1)`;
  await sql`insert into consent_heads (account_id, seq, hash) values (${accountId}, 0, '')`;
  await sql`
    insert into subscriber_fields (account_id, subscriber_id, field_id, value)
    values (${accountId}, ${subscriber}, 'f', 'v')`;
  await sql`insert into messenger_user_refs (account_id, user_ref, psid) values (${accountId}, 'u', 'p')`;
  await sql`insert into messenger_inbox (account_id, mark, kind) values (${accountId}, 'm', 'x')`;
  await sql`insert into landing_slugs (slug, account_id, widget_id) values (${`l${accountId}`}, ${accountId}, 1)`;
  await sql`
    insert into api_keys (account_id, key_id, name, key_hash, prefix, role, scopes)
    values (${accountId}, ${id}, 'x', ${Buffer.from(id)}, 'x', 'viewer', '{}')`;
  await sql`
    insert into audit_log (account_id, entry_id, actor_kind, action) values (${accountId}, ${id}, 'system', 'x')`;
  await sql`
    insert into invitations (account_id, invitation_id, email, role, token_hash, expires_at)
    values (${accountId}, ${id}, 'a@b.example', 'viewer', ${Buffer.from(id)}, now())`;
  await sql`
    insert into webhooks (account_id, webhook_id, url, events, sealed_secret)
    values (${accountId}, ${id}, 'https://a.example', '{}', '\\x01')`;
  await sql`
    insert into webhook_deliveries (account_id, delivery_id, webhook_id, event, body)
    values (${accountId}, ${id}, ${id}, 'opt_in', '{}')`;
  await sql`insert into webhook_attempts (account_id, delivery_id, ms) values (${accountId}, ${id}, 1)`;
  await sql`
    insert into refusals (account_id, day, widget_id, reason, host, n)
    values (${accountId}, now()::date, 0, 'too_many', '', 1)`;
}

type Table = { name: string; isOpen: boolean; isGuarded: boolean };

/** Every table with an account_id, except partitions: may the API use it, and does row-level security apply there? */
const listTables = () => test.sql<Table[]>`
  select relname as name, relrowsecurity as "isGuarded",
    has_any_column_privilege('beckon_api', pg_class.oid, 'select, insert, update')
      or has_table_privilege('beckon_api', pg_class.oid, 'delete, truncate') as "isOpen"
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where attname = 'account_id' and relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
  order by 1`;
const selectAll = (sql: AnySql, table: string) =>
  sql<{ account_id: number }[]>`select account_id from ${sql(table)}`;

describe('row-level security', () => {
  it('OWN-01 C02 a query without its account only sees its own rows, in every table', async () => {
    const all = await listTables();
    // A forgotten table is closed to the API; which ones are closed is a decision, not an oversight.
    expect(all.filter(({ isOpen }) => !isOpen).map(({ name }) => name)).toEqual([
      'given_up_slugs',
      'mail_tokens',
      'sessions',
      'wrong_clock_events',
    ]);
    // Only the maintenance uses what is put there.
    const tables = all.filter(({ isOpen, name }) => isOpen && name !== 'erased_visits');
    expect(all.filter(({ isOpen, isGuarded }) => isOpen && !isGuarded)).toEqual([]);
    const accounts = [one?.accountId ?? 0, two?.accountId ?? 0];
    const skipped: string[] = [];
    for (const { name } of tables) {
      const everything = new Set((await selectAll(test.sql, name)).map((row) => row.account_id));
      if (!accounts.every((id) => everything.has(id))) skipped.push(name);
      const rows = await inAccount(test.sql, { accountId: accounts[0] ?? 0, isReading: true }, (sql) =>
        selectAll(sql, name),
      );
      expect([name, [...new Set(rows.map((row) => row.account_id))]]).toEqual([name, [accounts[0]]]);
    }
    // A new table has no row here yet: `fill` must add one.
    expect(skipped).toEqual([]);
    expect(tables.length).toBeGreaterThanOrEqual(32);
  });

  it('OWN-01 C02 sees nothing without an account, and never what opens doors', async () => {
    const tables = await listTables();
    expect(tables.filter(({ isOpen }) => !isOpen).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['mail_tokens', 'sessions']),
    );
    for (const { name, isOpen } of tables) {
      const read = test.sql.begin(async (sql) => {
        await sql`set local role beckon_api`;
        return await selectAll(sql, name);
      });
      if (isOpen && name !== 'erased_visits') expect([name, await read]).toEqual([name, []]);
      else await expect(read).rejects.toThrow('permission denied');
    }
    const look = inAccount(
      test.sql,
      { accountId: one?.accountId ?? 0, isReading: true },
      (sql) => sql`select password_hash from users`,
    );
    await expect(look).rejects.toThrow('permission denied');
    const people = await inAccount(
      test.sql,
      { accountId: one?.accountId ?? 0, isReading: true },
      (sql) => sql`select email from users`,
    );
    expect(people).toEqual([{ email: one?.email }]);
  });

  it('OWN-01 C02 cannot change, remove or create rows of another account', async () => {
    const at = { accountId: one?.accountId ?? 0, isReading: false };
    const foreign = two?.accountId ?? 0;
    const changed = await inAccount(
      test.sql,
      at,
      (sql) => sql`update widgets set name = 'taken' where account_id = ${foreign} returning 1`,
    );
    const removed = await inAccount(
      test.sql,
      at,
      (sql) => sql`delete from subscribers where account_id = ${foreign} returning 1`,
    );
    expect([changed.length, removed.length]).toEqual([0, 0]);
    const making = inAccount(
      test.sql,
      at,
      (sql) =>
        sql`insert into members (account_id, user_id, role) select ${foreign}, user_id, 'owner' from users`,
    );
    await expect(making).rejects.toThrow('row-level security');
    const moving = inAccount(test.sql, at, (sql) => sql`update widgets set account_id = ${foreign}`);
    await expect(moving).rejects.toThrow();
  });

  it('OWN-01 C02 the API role owns nothing and has no power over others, so no table needs forced security', async () => {
    const owned = await test.sql`
      select relname from pg_class where pg_has_role('beckon_api', relowner, 'member')`;
    const [role] = await test.sql`
      select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole from pg_roles where rolname = 'beckon_api'`;
    expect([owned, role]).toEqual([
      [],
      { rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false },
    ]);
  });

  it('OWN-01 a read-only transaction cannot write, and leaves the connection as it was', async () => {
    const writing = inAccount(
      test.sql,
      { accountId: 1001, isReading: true },
      (sql) => sql`update accounts set page_name = 'x'`,
    );
    await expect(writing).rejects.toThrow('read-only');
    const rows = await Promise.all(
      Array.from(
        { length: 20 },
        () => test.sql`select current_user as who, current_setting('beckon.account', true) as account`,
      ),
    );
    for (const [row] of rows) expect([row?.['who'], row?.['account'] || null]).toEqual(['beckon', null]);
  });
});
