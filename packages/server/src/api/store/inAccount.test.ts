import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnySql } from '../../database/index';
import { fillAccountTables } from '../../testing/fillAccountTables';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, signUp } from '../../testing/signUp';
import { inAccount } from './inAccount';

let test: TestApp;
let [one, two]: (Browser & { accountId: number })[] = [];
beforeAll(async () => {
  test = await openTestApp();
  [one, two] = [await signUp(test.app), await signUp(test.app)];
  for (const owner of [one, two]) await fillAccountTables(test.sql, owner?.accountId as number);
});
afterAll(() => test.close());

/** Only the maintenance uses what is put there. */
const writtenOnly = ['erased_people', 'erased_visits'];

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
    const tables = all.filter(({ isOpen, name }) => isOpen && !writtenOnly.includes(name));
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
    // A new table has no row here yet: `fillAccountTables` must add one.
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
      if (isOpen && !writtenOnly.includes(name)) expect([name, await read]).toEqual([name, []]);
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
