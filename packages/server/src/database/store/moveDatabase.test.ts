import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';
import { signUp } from '../../testing/signUp';
import { generateId } from '../generateId';
import { openDatabase } from '../openDatabase';
import { moveDatabase } from './moveDatabase';

let test: TestApp;
const emptyOnes: TestDatabase[] = [];
const log = { debug: () => undefined, error: () => undefined };
beforeAll(async () => {
  test = await openTestApp();
  const owner = await signUp(test.app);
  await owner.call('POST', '/webhooks', { url: 'https://example.com/' });
  await owner.call('POST', '/widgets', {
    type: 'bar',
    data: { main: { title: 'Tab\t, line\n, quote " and 🌱' } },
  });
  await postPhone(test.app, buildPhoneBody());
  await test.sql`
    insert into sandbox_messages (account_id, message_id, channel, recipient, direction, body)
    select 1001, gen_random_uuid(), 'sms', 'x', 'in', '{}' from generate_series(1, 3)`;
  await test.sql`delete from sandbox_messages where seq = (select max(seq) from sandbox_messages)`;
  await test.sql`
    insert into events (account_id, day, event_id, kind, name, payload, happened_at, counted_on)
    select 1001, date '2026-11-01' + n % 60, gen_random_uuid(), 'custom', 'x', jsonb_build_object('n', n), now(), now()::date
    from generate_series(1, 5000) as n`;
});
afterAll(async () => {
  await test.close();
  for (const { drop } of emptyOnes) await drop();
});

const openEmpty = async (zone: string) => {
  const made = await openTestDatabase({ log });
  emptyOnes.push(made);
  const name = new URL(made.url).pathname.slice(1);
  await test.sql.unsafe(`alter database "${name}" set timezone to '${zone}'`);
  await test.sql.unsafe(`alter database "${name}" set datestyle to 'SQL, DMY'`);
  return await openDatabase({ databaseUrl: made.url, dataDir: '', log });
};

it('OWN-20 copies everything exactly, counted and checked, and counts or notifies nothing twice', async () => {
  // Another machine has another time zone.
  const target = await openEmpty('Asia/Kolkata');
  const moved = await moveDatabase(test.sql, target.sql);
  const rowsOf = (name: string) => moved.find(({ table }) => table === name)?.rows;
  expect([rowsOf('events'), rowsOf('accounts'), rowsOf('consents'), rowsOf('webhooks')]).toEqual([
    5000, 2, 1, 1,
  ]);
  for (const { table } of moved) {
    const read = (sql: typeof test.sql) =>
      sql`select count(*) as n, sum(hashtext(t::text)) as sum from ${sql(table)} as t`;
    expect([table, [...(await read(target.sql))]]).toEqual([table, [...(await read(test.sql))]]);
  }
  // Its triggers work again.
  const before = await target.sql`select sum(n) as n from stats_daily where kind = 'opt_in'`;
  const [subscriber] = await target.sql`select subscriber_id from subscribers`;
  await target.sql`
    insert into opt_ins (account_id, session_id, widget_id, instance_id, subscriber_id)
    values (1001, ${generateId()}, 5001, 'i', ${subscriber?.['subscriber_id']})`;
  const after = await target.sql`select sum(n) as n from stats_daily where kind = 'opt_in'`;
  expect(Number(after[0]?.['n'])).toBe(Number(before[0]?.['n']) + 1);

  // Sequences continue where they were, even after a deleted row.
  const [next] = await target.sql<{ seq: number }[]>`
    insert into sandbox_messages (account_id, message_id, channel, recipient, direction, body)
    values (1001, gen_random_uuid(), 'sms', 'x', 'in', '{}') returning seq`;
  const [own] = await test.sql<{ seq: number }[]>`
    insert into sandbox_messages (account_id, message_id, channel, recipient, direction, body)
    values (1001, gen_random_uuid(), 'sms', 'x', 'in', '{}') returning seq`;
  expect(next?.seq).toBe(own?.seq);

  await expect(moveDatabase(test.sql, target.sql)).rejects.toThrow('is not empty');
  await target.close();
});
