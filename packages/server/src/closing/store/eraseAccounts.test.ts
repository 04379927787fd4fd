import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillAccountTables } from '../../testing/fillAccountTables';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, openBrowser, password, signUp } from '../../testing/signUp';
import { accountTables } from './accountTables';
import { eraseAccounts } from './eraseAccounts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** What stays: the number itself, and addresses that must not become someone else's. */
const staying = ['accounts', 'given_up_slugs'];

async function listTables(): Promise<string[]> {
  const rows = await test.sql<{ name: string }[]>`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
    where attname = 'account_id' and relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
    order by 1`;
  return rows.map(({ name }) => name).filter((name) => !staying.includes(name));
}

async function listFilled(accountId: number): Promise<string[]> {
  const filled: string[] = [];
  for (const name of await listTables()) {
    const rows = await test.sql`select from ${test.sql(name)} where account_id = ${accountId} limit 1`;
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

/** Two accounts with a row in every table; the first was closed this many days ago. */
async function closeOne(days: number): Promise<(Browser & { accountId: number })[]> {
  const owners = [await signUp(test.app, 'Gone'), await signUp(test.app, 'Here')];
  for (const { accountId } of owners) await fillAccountTables(test.sql, accountId);
  await owners[0]?.call('POST', '/account/close', { accountId: owners[0].accountId, password });
  await test.sql`
    update accounts set closed_at = now() - make_interval(days => ${days}) where account_id = ${owners[0]?.accountId ?? 0}`;
  return owners;
}

it('OWN-01 OWN-20 every table with accounts is erased with them', async () => {
  expect(accountTables.map(({ name }) => name).toSorted()).toEqual(await listTables());
});

it('OWN-01 erases a closed account after its days and nothing of any other; its number stays taken', async () => {
  const [gone, here] = await closeOne(8);
  const [goneId, hereId] = [gone?.accountId ?? 0, here?.accountId ?? 0];
  const before = await listFilled(hereId);
  expect((await listFilled(goneId)).length).toBeGreaterThan(30);
  expect(await eraseAccounts(test.sql, 7)).toBe(1);
  expect(await listFilled(goneId)).toEqual([]);
  expect(await listFilled(hereId)).toEqual(before);
  const [row] = await test.sql`
    select page_name as name, widget_phone as phone, erased_at is not null as "isErased" from accounts
    where account_id = ${goneId}`;
  expect(row).toEqual({ name: '', phone: '', isErased: true });
  expect((await gone?.call('GET', '/session'))?.statusCode).toBe(401);
  // Their only account is gone, and so are they.
  expect(await test.sql`select from users where email = ${gone?.email ?? ''}`).toEqual([]);
  // Done: the next run has nothing to do.
  expect(await eraseAccounts(test.sql, 7)).toBe(0);
});

it('OWN-01 leaves a closed account alone that can still be restored, and an open one', async () => {
  const [closed, open] = await closeOne(6);
  const before = [await listFilled(closed?.accountId ?? 0), await listFilled(open?.accountId ?? 0)];
  expect(await eraseAccounts(test.sql, 7)).toBe(0);
  expect([await listFilled(closed?.accountId ?? 0), await listFilled(open?.accountId ?? 0)]).toEqual(before);
  expect((await closed?.call('POST', '/account/restore'))?.statusCode).toBe(204);
});

it('OWN-20 D12 continues where it was interrupted; nobody can restore or export the account then', async () => {
  const [gone] = await closeOne(8);
  const accountId = gone?.accountId ?? 0;
  let asked = 0;
  const isStopping = () => {
    asked += 1;
    return asked > 20;
  };
  await eraseAccounts(test.sql, 7, { isStopping });
  const left = await listFilled(accountId);
  expect(left.length).toBeGreaterThan(0);
  expect(left).toContain('audit_log');
  for (const [method, path] of [
    ['POST', '/account/restore'],
    ['GET', '/account/export'],
    ['GET', '/session'],
  ] as const)
    expect([path, (await gone?.call(method, path))?.statusCode]).toEqual([path, 401]);
  expect(await eraseAccounts(test.sql, 7)).toBe(1);
  expect(await listFilled(accountId)).toEqual([]);
});

it('OWN-20 someone who is also in another account stays a member there', async () => {
  const [gone, here] = await closeOne(8);
  await test.sql`
    insert into members (account_id, user_id, role)
    select ${here?.accountId ?? 0}, user_id, 'viewer' from users where email = ${gone?.email ?? ''}`;
  expect(await eraseAccounts(test.sql, 7)).toBe(1);
  const answer = await openBrowser(test.app).call('POST', '/sign-in', { email: gone?.email, password });
  expect(answer.json().account.pageName).toBe('Here');
});

it('OWN-20 D12 what arrives while it is being erased goes with the next run', async () => {
  const { sql } = test;
  const [gone] = await closeOne(8);
  const accountId = gone?.accountId ?? 0;
  await sql`
    create function arrive() returns trigger language plpgsql as $$
    begin
      insert into suppressions (account_id, channel, recipient_hash, reason) values (old.account_id, 'sms', 'late', 'STOP');
      return null;
    end $$`;
  await sql`create trigger arrive after delete on sms_numbers for each row execute function arrive()`;
  expect(await eraseAccounts(sql, 7)).toBe(0);
  expect(await listFilled(accountId)).toEqual(['audit_log', 'suppressions']);
  await sql`drop trigger arrive on sms_numbers`;
  expect(await eraseAccounts(sql, 7)).toBe(1);
  expect(await listFilled(accountId)).toEqual([]);
});

it('OWN-20 D12 an account that fails does not keep another one', async () => {
  const { sql } = test;
  const [first] = await closeOne(9);
  const [second] = await closeOne(8);
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`;
  await sql`
    create trigger refuse before delete on widgets for each row
    when (old.account_id = ${sql.unsafe(String(first?.accountId))}) execute function refuse()`;
  await expect(eraseAccounts(sql, 7)).rejects.toThrow('could not erase 1 accounts');
  expect(await listFilled(second?.accountId ?? 0)).toEqual([]);
  await sql`drop trigger refuse on widgets`;
  expect(await eraseAccounts(sql, 7)).toBe(1);
});

it.each(['consents', 'notices', 'audit_log'])(
  'OWN-13 SMS-11 the rows of %s stay as long as their account does',
  async (table) => {
    const [closed] = await closeOne(8);
    const remove = test.sql`delete from ${test.sql(table)} where account_id = ${closed?.accountId ?? 0}`;
    await expect(remove).rejects.toThrow('append-only');
  },
);
