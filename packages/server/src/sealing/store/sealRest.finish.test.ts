import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { generateId, type Sql } from '../../database/index';
import { openPool } from '../../database/testing/index';
import { claimWebhookEvent } from '../../messages/index';
import { attachNumbers, numbersOf, openBody } from '../../numbers/index';
import { type OptIn, saveOptIn } from '../../subscribers/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { sealedTables } from './sealedTables';
import { sealRest } from './sealRest';

let test: TestApp;
/** Reads and writes what is stored, as it is. */
let stored: Sql;
beforeAll(async () => {
  test = await openTestApp();
  stored = openPool(test.url, 5);
  attachNumbers(stored, numbersOf(test.sql));
});
afterAll(async () => {
  await stored.end();
  await test.close();
});
const options = { settleMs: 0 };
const insert = (phone: string) => stored`
  insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id)
  values (1001, ${generateId()}, 'sms', ${phone}, 5001)`;
beforeEach(async () => {
  await stored`delete from milestones where name = 'numbers sealed'`;
  await stored`update milestones set reached_at = now() where name = 'numbers sealing'`;
  numbersOf(test.sql).state = 'sealing';
  while ((await stored`select from subscribers where phone like '+%'`).length > 0) await sealRest(stored);
});
const listForms = async (...forms: string[]) =>
  (
    await stored<
      { phone: string }[]
    >`select phone from subscribers where account_id = 1001 and phone in ${stored(forms)}`
  ).map(({ phone }) => phone);
const isFinished = async () =>
  (await stored`select from milestones where name = 'numbers sealed'`).length === 1;

it('OWN-02 OWN-20 C48 does not finish while a plain number is there, even one that came after the pass', async () => {
  expect(await sealRest(stored, options)).toBe(true);
  await stored`delete from milestones where name = 'numbers sealed'`;
  numbersOf(test.sql).state = 'sealing';
  let isLate = false;
  const onProgress = (table: string) => {
    // Behind the pass, which has read this table.
    if (table === 'consents' && !isLate) isLate = true;
    else return;
    void insert('+14155550301').execute();
  };
  // The pass itself waits for the database between tables, so the row is there before it ends.
  expect(await sealRest(stored, { ...options, onProgress })).toBe(false);
  expect([await isFinished(), numbersOf(test.sql).state]).toEqual([false, 'sealing']);
  expect(await sealRest(stored, options)).toBe(false);
  expect(await sealRest(stored, options)).toBe(true);
  expect(await stored`select from subscribers where phone like '+%'`).toHaveLength(0);
});

it('OWN-20 C48 finishes only when no one is writing, and holds nobody up for longer than a moment', async () => {
  await stored.begin(async (sql) => {
    await sql`
      insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id)
      values (1001, ${generateId()}, 'sms', '+14155550302', 5001)`;
    expect(await sealRest(stored, options)).toBe(false);
    expect(await isFinished()).toBe(false);
  });
  expect(await sealRest(stored, options)).toBe(false);
  expect(await sealRest(stored, options)).toBe(true);
});

it('NET-12 OWN-20 C48 a number that has two subscribers, one of them from a server that knew only plain numbers, stays with the sealed one', async () => {
  const [phone, sealed] = ['+14155550306', numbersOf(test.sql).seal(1001, '+14155550306')];
  for (const form of [sealed, phone]) await insert(form);
  const optIn = { accountId: 1001, widgetId: 5001, sessionId: 'twice', instanceId: 'i', payload: '', phone };
  await stored.begin((sql) => saveOptIn(sql, { ...optIn, newSubscriberId: generateId() } as OptIn));
  expect(await listForms(sealed, phone)).toEqual([sealed]);
  await insert(phone);
  await sealRest(stored, options);
  expect(await listForms(sealed, phone)).toEqual([sealed]);
  expect(await sealRest(stored, options)).toBe(true);
});

it('OWN-20 C48 one process seals at a time', async () => {
  await insert('+14155550303');
  const other = await stored.reserve();
  await other`select pg_advisory_lock(4201041)`;
  expect(await sealRest(stored, options)).toBe(false);
  expect(await stored`select from subscribers where phone like '+%'`).toHaveLength(1);
  await other`select pg_advisory_unlock(4201041)`;
  other.release();
  await sealRest(stored, options);
  expect(await stored`select from subscribers where phone like '+%'`).toHaveLength(0);
});

it('OWN-02 OWN-13 C48 gives a sealed subscriber the marks that are missing, and passes over a text that does not open', async () => {
  const [good, damaged] = [numbersOf(test.sql).seal(1001, '+14155550304'), `n1.${'x'.repeat(59)}`];
  for (const phone of [good, damaged]) await insert(phone);
  await stored`update subscribers set phone_end = 'x' where phone = ${good}`;
  await sealRest(stored, options);
  const marks = await stored<{ phone: string; hasMark: boolean }[]>`
    select phone, phone_mark is not null as "hasMark" from subscribers where phone in (${good}, ${damaged})`;
  expect(Object.fromEntries(marks.map(({ phone, hasMark }) => [phone, hasMark]))).toEqual({
    [good]: true,
    [damaged]: false,
  });
});

it('OWN-13 C48 removes hashes of bodies that anyone could compute, and keeps those with a key', async () => {
  const hash = 'f'.repeat(64);
  for (const id of ['a', 'b', 'c'])
    await stored`insert into webhook_events (provider, event_id, body_sha256) values ('old', ${id}, ${hash})`;
  await claimWebhookEvent(stored, { provider: 'old', eventId: 'd', bodySha256: hash });
  await sealRest(stored, { ...options, atOnce: 2 });
  const kept = await stored<{ id: string; body: string }[]>`
    select event_id as id, body_sha256 as body from webhook_events where provider = 'old' order by event_id`;
  expect(kept.map(({ id, body }) => `${id} ${body.slice(0, 3)}`)).toEqual(['a ', 'b ', 'c ', 'd k1.']);
});

it('OWN-15 C48 seals the numbers in waiting webhook bodies, however they are spaced; one that does not open is never sent as it is stored', async () => {
  const sealed = numbersOf(test.sql).seal(1001, '+14155550305');
  for (const between of ['":"', '": "', '" : "']) {
    expect(openBody(stored, 1001, `{"phone${between}${sealed}"}`)).toBe(`{"phone${between}+14155550305"}`);
    const damaged = `{"phone${between}${sealed.slice(0, -1)}"}`;
    expect(JSON.parse(openBody(stored, 1001, damaged))).toEqual({ phone: null });
    const table = sealedTables.find(({ name }) => name === 'webhook_deliveries');
    const row = { accountId: 1001, id: 'x', body: `{"phone${between}+14155550305"}` } as never;
    expect(table?.seal(stored, row)).toEqual({ body: `{"phone${between}${sealed}"}` });
  }
});
