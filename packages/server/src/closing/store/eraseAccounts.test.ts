import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillAccountTables } from '../../testing/fillAccountTables';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, password, signUp } from '../../testing/signUp';
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
  await owners[0]?.call('POST', '/account/close', { password });
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
  const back = await test.app.inject({
    method: 'POST',
    url: '/api/v1/sign-in',
    headers: { host: 'localhost', 'content-type': 'application/json' },
    payload: { email: gone?.email, password },
  });
  expect(back.json().code).toBe('no_account');
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

it('OWN-20 D12 continues where it was interrupted, and meanwhile nobody can restore the account', async () => {
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
  const restored = await gone?.call('POST', '/account/restore');
  expect(restored?.statusCode).toBeGreaterThanOrEqual(400);
  expect(await eraseAccounts(test.sql, 7)).toBe(1);
  expect(await listFilled(accountId)).toEqual([]);
});

it.each(['consents', 'notices', 'audit_log'])(
  'OWN-13 SMS-11 the rows of %s stay as long as their account does',
  async (table) => {
    const [closed] = await closeOne(8);
    const remove = test.sql`delete from ${test.sql(table)} where account_id = ${closed?.accountId ?? 0}`;
    await expect(remove).rejects.toThrow('append-only');
  },
);
