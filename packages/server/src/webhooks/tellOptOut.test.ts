import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSignInLink } from '../accounts/index';
import { enqueueMessage, startOutbox, suppress, unsuppress } from '../messages/index';
import { ensureSecret, sandboxSecret } from '../secrets/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../testing/postPhone';
import { buildTextForm, postText, textsUrl } from '../testing/postText';
import { type Browser, openBrowser } from '../testing/signUp';
import { waitFor } from '../testing/waitFor';

const phone = '+14155550100';
let test: TestApp;
let app: FastifyInstance;
let sample: Browser;
let secret: string;
let count = 0;

beforeAll(async () => {
  test = await openTestApp();
  app = await test.build({ publicUrl: textsUrl });
  secret = await ensureSecret(test.sql, sandboxSecret);
  const link = (await makeSignInLink(test.sql, 1001)) ?? '';
  const answer = await test.app.inject({ url: link, headers: { host: 'localhost' } });
  sample = openBrowser(test.app, String(answer.headers['set-cookie']).split(';')[0]);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`truncate outbox, suppressions, opt_ins, subscriber_fields, subscribers, webhooks, webhook_deliveries,
    webhook_attempts, sms_slices, inbound_messages`;
  await test.sql`update accounts set sms_double_opt_in = false`;
});

const events = ['opt_in', 'opt_out', 'opt_out_lifted', 'erased'];
const make = async (body: object = {}): Promise<string> =>
  (await sample.call('POST', '/webhooks', { url: 'https://example.com/', events, ...body })).json().webhookId;
const text = async (body: string) => {
  count += 1;
  const pairs = buildTextForm({ MessageSid: `SM${count}`, From: phone, Body: body });
  expect((await postText(app, { secret, pairs })).statusCode).toBe(200);
};
const leave = async (session: string): Promise<string> => {
  const answer = await postPhone(app, buildPhoneBody({ phone_number: phone, session_id: session }));
  expect(answer.json()).toMatchObject({ state: true });
  const [row] =
    await test.sql`select subscriber_id from subscribers where account_id = 1001 and phone = ${phone}`;
  return row?.['subscriber_id'] as string;
};
type Told = { id: string; event: string; accountId: number; data: object };
const listTold = async (webhookId: string): Promise<Told[]> =>
  (
    await test.sql<{ deliveryId: string; event: string; body: string }[]>`
      select delivery_id as "deliveryId", event, body from webhook_deliveries
      where webhook_id = ${webhookId} order by created_at, delivery_id`
  ).map(({ deliveryId, event, body }) => {
    const told = JSON.parse(body) as Told;
    expect([told.id, told.event]).toEqual([deliveryId, event]);
    return told;
  });
const listEvents = async (webhookId: string) => (await listTold(webhookId)).map(({ event }) => event);

describe('webhooks of people who leave', () => {
  it('OWN-13 OWN-15 STOP and START are told once each, with the person and the reason', async () => {
    const webhookId = await make();
    const subscriberId = await leave('left-told-1');
    for (const words of ['STOP', 'stop', 'START', 'start']) await text(words);
    const person = { subscriberId, channel: 'sms', phone, messengerId: null };
    expect((await listTold(webhookId)).slice(1)).toMatchObject([
      { event: 'opt_out', accountId: 1001, data: { ...person, reason: 'STOP' } },
      { event: 'opt_out_lifted', accountId: 1001, data: person },
    ]);
    const { deliveries } = (await sample.call('GET', `/subscribers/${subscriberId}/export`)).json();
    expect(deliveries).toHaveLength(3);
  });

  it('OWN-13 OWN-15 an opt-out that the SMS provider reports is told, too', async () => {
    const webhookId = await make();
    await leave('left-told-2');
    const outbox = await startOutbox({
      sql: test.sql,
      providers: { sandbox: { send: async () => ({ type: 'cancelled', error: 'unsubscribed' }) } },
      log: test.app.log,
    });
    await enqueueMessage(test.sql, {
      accountId: 1001,
      channel: 'sms',
      recipient: phone,
      body: { text: 'x' },
      dedupeKey: 'left-told-2',
    });
    await waitFor(async () => (await listTold(webhookId)).length > 1);
    await outbox.stop();
    expect((await listTold(webhookId)).slice(1)).toMatchObject([
      { event: 'opt_out', data: { phone, reason: 'provider' } },
    ]);
  });

  it('OWN-13 OWN-15 an opt-out in Messenger is sent, too', async () => {
    const webhookId = await make();
    const subscriberId = await leave('left-told-3');
    await test.sql`
      update subscribers set channel = 'fb', psid = '77', phone = null where subscriber_id = ${subscriberId}`;
    const address = { accountId: 1001, channel: 'fb', recipient: '77' } as const;
    await suppress(test.sql, address, { reason: 'STOP' });
    await unsuppress(test.sql, address);
    expect((await listTold(webhookId)).slice(1)).toMatchObject([
      { event: 'opt_out', data: { subscriberId, channel: 'fb', phone: null, messengerId: '77' } },
      { event: 'opt_out_lifted', data: { subscriberId, channel: 'fb' } },
    ]);
  });

  it('OWN-12 OWN-15 an erased person is told by the id alone, and earlier deliveries are gone', async () => {
    const webhookId = await make();
    const subscriberId = await leave('left-told-4');
    await text('STOP');
    expect((await sample.call('DELETE', `/subscribers/${subscriberId}`)).statusCode).toBe(204);
    expect(await listTold(webhookId)).toMatchObject([
      { event: 'erased', accountId: 1001, data: { subscriberId } },
    ]);
    const stored = JSON.stringify(await test.sql`select * from webhook_deliveries`);
    expect(stored).not.toContain(phone.slice(1));
    // Who comes back is a new person.
    const again = await leave('left-told-5');
    expect(again).not.toBe(subscriberId);
    await text('START');
    expect((await listTold(webhookId)).slice(1)).toMatchObject([
      { event: 'opt_in', data: { subscriberId: again, isOptedOut: true } },
      { event: 'opt_out_lifted', data: { subscriberId: again } },
    ]);
  });

  it('OWN-13 OWN-15 an opt-in says whether its person is still opted out: a form lifts no STOP, a text from the phone does', async () => {
    const webhookId = await make();
    await leave('left-told-7');
    await text('STOP');
    await leave('left-told-8');
    await text('FERN');
    const told = await listTold(webhookId);
    expect(told.map(({ event }) => event)).toContain('opt_out_lifted');
    const optIns = told.filter(({ event }) => event === 'opt_in');
    expect(optIns.map(({ data }) => (data as { isOptedOut: boolean }).isOptedOut)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('OWN-13 OWN-15 D12 two that stop a person at once are one opt-out; a stop during a START is another', async () => {
    const webhookId = await make();
    await leave('left-told-9');
    const address = { accountId: 1001, channel: 'sms', recipient: phone } as const;
    const stop = (reason: 'STOP' | 'provider') =>
      test.sql.begin((transaction) => suppress(transaction, address, { reason }));
    expect((await Promise.all([stop('STOP'), stop('provider')])).filter(Boolean)).toHaveLength(1);
    expect(await listEvents(webhookId)).toEqual(['opt_in', 'opt_out']);
    let stopping: Promise<boolean> | undefined;
    await test.sql.begin(async (transaction) => {
      await unsuppress(transaction, address);
      stopping = stop('STOP');
      await waitFor(async () => {
        const [waiting] = await test.sql`select from pg_locks where locktype = 'advisory' and not granted`;
        return waiting !== undefined;
      });
    });
    expect(await stopping).toBe(true);
    expect(await listEvents(webhookId)).toEqual(['opt_in', 'opt_out', 'opt_out_lifted', 'opt_out']);
  });

  it('OWN-15 a webhook gets only its events, while it is on; nobody hears of a number that never subscribed', async () => {
    await text('STOP');
    await test.sql`truncate suppressions`;
    const [all, some, off] = [await make(), await make({ events: ['opt_in'] }), await make()];
    await sample.call('PATCH', `/webhooks/${off}`, { isActive: false });
    await leave('left-told-6');
    await text('STOP');
    expect(await listEvents(all)).toEqual(['opt_in', 'opt_out']);
    expect(await listEvents(some)).toEqual(['opt_in']);
    expect(await listEvents(off)).toEqual([]);
    const bad = await sample.call('PATCH', `/webhooks/${some}`, { events: ['opt_inn'] });
    expect(bad.statusCode).toBe(400);
    expect((await sample.call('PATCH', `/webhooks/${some}`, { events: ['erased'] })).json().events).toEqual([
      'erased',
    ]);
  });
});
