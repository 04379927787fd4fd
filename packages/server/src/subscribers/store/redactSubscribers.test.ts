import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAccount, lockAccounts } from '../../accounts/index';
import { generateId, transact } from '../../database/index';
import { insertInbound, suppress, unsuppress } from '../../messages/index';
import { listForms } from '../../numbers/index';
import { sampleAccount } from '../../sample/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, signUp } from '../../testing/signUp';
import { redactSubscribers } from './redactSubscribers';
import { type OptIn, saveConsent, saveOptIn } from './saveOptIn';

const [left, other] = ['+14155550100', '+14155550101'];
let test: TestApp;
let owner: Browser & { accountId: number };
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  owner = await signUp(test.app);
  for (const phone of [left, other]) await optIn(phone);
});

const addressOf = (phone: string) =>
  ({ accountId: owner.accountId, channel: 'sms', recipient: phone }) as const;
const stop = (phone: string, at?: Date) =>
  test.sql.begin((sql) => suppress(sql, addressOf(phone), { reason: 'STOP', at }));

function buildOptIn(phone: string): OptIn {
  return {
    accountId: owner.accountId,
    widgetId: 1,
    widgetVersion: 1,
    sessionId: generateId(),
    instanceId: 'form',
    phone,
    payload: '',
    fieldId: undefined,
    newSubscriberId: generateId(),
    consentId: generateId(),
    method: 'inline',
    consentText: 'Yes',
    textSha256: 'x',
    textVersion: '1',
    buttonLabel: 'Join',
    noticeKnown: true,
    pageAddress: undefined,
    origin: 'https://shop.example.com',
    ipShort: '',
    userAgent: '',
  };
}

async function optIn(phone: string): Promise<string> {
  const given = buildOptIn(phone);
  return await transact(test.sql, async (sql) => {
    const { subscriberId } = await saveOptIn(sql, given);
    await saveConsent(sql, given, { subscriberId });
    return subscriberId;
  });
}

type Listed = { subscriberId: string; phone: string | null; stoppedAt: string | null };
const list = async () =>
  (await owner.call('GET', '/subscribers')).json<{ subscribers: Listed[] }>().subscribers;
/** The one whose number is gone. */
const findGone = async () => (await list()).find(({ phone }) => phone === null);
const listPhones = async () => (await list()).map(({ phone }) => phone);

describe('redactSubscribers', () => {
  it('OWN-12 OWN-13 C62 deletes the number of someone who opted out long ago, and of nobody else', async () => {
    await stop(left);
    expect(await redactSubscribers(test.sql, 1)).toBe(0);
    expect(await listPhones()).toEqual([other, left]);
    expect(await redactSubscribers(test.sql, 0, { atOnce: 1 })).toBe(1);
    expect(await listPhones()).toEqual([other, null]);
    expect(await redactSubscribers(test.sql, 0)).toBe(0);
    const rows = await test.sql`select * from subscribers where account_id = ${owner.accountId}`;
    expect(JSON.stringify(rows)).not.toContain(left.slice(1));
    expect(JSON.stringify(rows)).not.toContain([...left.slice(1)].reverse().join(''));
  });

  it('OWN-12 OWN-13 the list, the file and the person still say that they opted out', async () => {
    await stop(left);
    const before = (await list()).find(({ phone }) => phone === left);
    await redactSubscribers(test.sql, 0);
    const gone = await findGone();
    expect(gone).toEqual({ ...before, phone: null });
    const file = (await owner.call('GET', '/subscribers/export')).body.split('\r\n');
    const line = file.find((one) => one.startsWith(gone?.subscriberId ?? '-'))?.split(',');
    expect([line?.[1], line?.[2], line?.at(-1)]).toEqual(['sms', '', gone?.stoppedAt]);
    const person = (await owner.call('GET', `/subscribers/${gone?.subscriberId}`)).json();
    expect(person).toMatchObject({ phone: null, stoppedAt: gone?.stoppedAt, stops: [{ reason: 'STOP' }] });
    expect(person.consents).toHaveLength(1);
    expect(Object.keys(person)).not.toContain('phoneMark');
  });

  it('OWN-12 deletes the texts from the number, too, and the refs it used', async () => {
    const { accountId } = owner;
    for (const sender of [left, other])
      await insertInbound(test.sql, {
        accountId,
        channel: 'sms',
        sender,
        text: 'hi',
        providerId: 'x',
        outcome: 'for_person',
        reason: '',
      });
    await test.sql`
      insert into sms_refs (account_id, ref, widget_id, session_id, origin, ip_short, user_agent, expires_at, used_by)
      values (${accountId}, 'theirs', 1, 'x', 'x', '', '', now() + interval '1 day', ${left})`;
    await stop(left);
    await redactSubscribers(test.sql, 0);
    const found = await test.sql`
      select sender as phone from inbound_messages where account_id = ${accountId}
      union all select used_by from sms_refs where account_id = ${accountId}`;
    expect(found.map(({ phone }) => phone)).toEqual([other]);
  });

  it('OWN-12 OWN-13 C58 a form from the number brings the same subscriber back, and texts stay refused', async () => {
    await stop(left, new Date(Date.now() - 70 * 86_400_000));
    await test.sql`
      update subscribers set last_opt_in_at = now() - interval '3 months' where account_id = ${owner.accountId}`;
    await redactSubscribers(test.sql, 2);
    const gone = await findGone();
    expect(await optIn(left)).toBe(gone?.subscriberId);
    expect(await list()).toEqual([
      expect.objectContaining({ phone: other, stoppedAt: null }),
      { ...gone, phone: left, lastOptInAt: expect.any(String), pageAddress: null },
    ]);
    // Counted from the form, not from the STOP.
    await redactSubscribers(test.sql, 2);
    expect(await listPhones()).toEqual([other, left]);
  });

  it('OWN-12 OWN-13 OWN-15 START brings the number back, and tells the owner’s systems whose it is', async () => {
    const webhook = { url: 'https://example.com/', events: ['opt_out_lifted'] };
    expect((await owner.call('POST', '/webhooks', webhook)).statusCode).toBeLessThan(300);
    await stop(left);
    await redactSubscribers(test.sql, 0);
    const gone = await findGone();
    await test.sql.begin((sql) => unsuppress(sql, addressOf(left)));
    expect(await listPhones()).toEqual([other, left]);
    const [delivery] = await test.sql<{ body: string }[]>`
      select body from webhook_deliveries where account_id = ${owner.accountId} and event = 'opt_out_lifted'`;
    expect(JSON.parse(delivery?.body ?? '{}')).toMatchObject({
      data: { subscriberId: gone?.subscriberId, phone: left },
    });
  });

  it('OWN-12 a request by number finds the subscriber, and erases them', async () => {
    await stop(left);
    await redactSubscribers(test.sql, 0);
    const gone = await findGone();
    const found = (await owner.call('POST', '/numbers/export', { phone: left })).json();
    expect(found).toMatchObject({ subscriberId: gone?.subscriberId, stops: [{ reason: 'STOP' }] });
    expect((await owner.call('POST', '/numbers/erase', { phone: left })).statusCode).toBe(204);
    expect(await listPhones()).toEqual([other]);
    const after = (await owner.call('POST', '/numbers/export', { phone: left })).json();
    expect(after).toMatchObject({ subscriberId: null, stops: [{ reason: 'erased' }] });
  });

  it('OWN-12 OWN-13 deleting the subscriber keeps them from being messaged', async () => {
    await stop(left);
    await redactSubscribers(test.sql, 0);
    const gone = await findGone();
    const address = `/subscribers/${gone?.subscriberId}`;
    expect((await owner.call('DELETE', address)).statusCode).toBe(204);
    expect(await listPhones()).toEqual([other]);
    const after = (await owner.call('POST', '/numbers/export', { phone: left })).json();
    expect(after).toMatchObject({ subscriberId: null, stops: [{ reason: 'erased' }] });
  });

  it('OWN-12 OWN-13 finds people from before marks existed, and leaves those who came back', async () => {
    await test.sql`update subscribers set phone_mark = null where account_id = ${owner.accountId}`;
    for (const phone of [left, other]) await stop(phone);
    await test.sql.begin((sql) => unsuppress(sql, addressOf(other)));
    // Nobody waits for a row that someone else is changing, nor for a text that doesn't open: the rest goes on.
    await test.sql`
      insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id)
      values (${sampleAccount.accountId}, ${generateId()}, 'sms', ${`n1.${'x'.repeat(59)}`}, 5001)`;
    await test.sql.begin(async (sql) => {
      await sql`select from subscribers where account_id = ${owner.accountId} and phone = any(${listForms(sql, owner.accountId, other)}) for update`;
      await redactSubscribers(test.sql, 0, { atOnce: 1 });
    });
    expect(await listPhones()).toEqual([other, null]);
  });

  it('OWN-12 NET-12 waits for opt-ins of the account: never two subscribers for one number', async () => {
    await stop(left);
    const known = (await list()).find(({ phone }) => phone === left);
    let redacting: Promise<number> | undefined;
    const saved = await transact(test.sql, async (sql) => {
      await lockAccounts(sql, [owner.accountId]);
      redacting = redactSubscribers(test.sql, 0);
      await expect
        .poll(
          () => test.sql`select from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`,
        )
        .toHaveLength(1);
      return await saveOptIn(sql, buildOptIn(left));
    });
    await redacting;
    expect(saved.subscriberId).toBe(known?.subscriberId);
    expect(await list()).toHaveLength(2);
  });
});

it('OWN-12 a number is deleted in its own account only', async () => {
  await insertAccount(test.sql, { ...sampleAccount, accountId: 8801, widgetPhone: '+14155550188' });
  const first = buildOptIn(left);
  await transact(test.sql, (sql) => saveOptIn(sql, { ...first, accountId: 8801 }));
  await stop(left);
  await redactSubscribers(test.sql, 0);
  const [row] = await test.sql`select phone from subscribers where account_id = 8801`;
  expect(row).toEqual({ phone: left });
});
