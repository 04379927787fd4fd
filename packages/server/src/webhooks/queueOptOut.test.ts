import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateId } from '../database/index';
import { enqueueMessage, startOutbox, suppress, unsuppress } from '../messages/index';
import { listForms } from '../numbers/index';
import { ensureSecret, sandboxSecret } from '../secrets/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../testing/postPhone';
import { buildTextForm, postText, textsUrl } from '../testing/postText';
import { type Browser, openSampleBrowser } from '../testing/signUp';
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
  sample = await openSampleBrowser(test);
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
    await test.sql`select subscriber_id from subscribers where account_id = 1001 and phone = any(${listForms(test.sql, 1001, phone)})`;
  return row?.['subscriber_id'] as string;
};
type Body = { id: string; event: string; createdAt: string; accountId: number; data: object };
const listBodies = async (webhookId: string): Promise<Body[]> =>
  (
    await test.sql<{ deliveryId: string; event: string; body: string }[]>`
      select delivery_id as "deliveryId", event, body from webhook_deliveries
      where webhook_id = ${webhookId} order by created_at, delivery_id`
  ).map(({ deliveryId, event, body }) => {
    const sent = JSON.parse(body) as Body;
    expect([sent.id, sent.event]).toEqual([deliveryId, event]);
    return sent;
  });
const listEvents = async (webhookId: string) => (await listBodies(webhookId)).map(({ event }) => event);

describe('webhooks of people who leave', () => {
  it('OWN-13 OWN-15 sends STOP and START once each, with the person and the reason', async () => {
    const webhookId = await make();
    const subscriberId = await leave('left-shop-1');
    for (const words of ['STOP', 'stop', 'START', 'start']) await text(words);
    const person = { subscriberId, channel: 'sms', phone, messengerId: null };
    expect((await listBodies(webhookId)).slice(1)).toMatchObject([
      { event: 'opt_out', accountId: 1001, data: { ...person, reason: 'STOP' } },
      { event: 'opt_out_lifted', accountId: 1001, data: person },
    ]);
    const { deliveries } = (await sample.call('GET', `/subscribers/${subscriberId}/export`)).json();
    expect(deliveries).toHaveLength(3);
  });

  it('OWN-13 OWN-15 sends an opt-out that the SMS provider reports', async () => {
    const webhookId = await make();
    await leave('left-shop-2');
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
      dedupeKey: 'left-shop-2',
    });
    await waitFor(async () => (await listBodies(webhookId)).length > 1);
    await outbox.stop();
    expect((await listBodies(webhookId)).slice(1)).toMatchObject([
      { event: 'opt_out', data: { phone, reason: 'provider' } },
    ]);
  });

  it('OWN-13 OWN-15 sends an opt-out in Messenger', async () => {
    const webhookId = await make();
    const subscriberId = await leave('left-shop-3');
    await test.sql`
      update subscribers set channel = 'fb', psid = '77', phone = null where subscriber_id = ${subscriberId}`;
    const address = { accountId: 1001, channel: 'fb', recipient: '77' } as const;
    await suppress(test.sql, address, { reason: 'STOP' });
    await unsuppress(test.sql, address);
    expect((await listBodies(webhookId)).slice(1)).toMatchObject([
      { event: 'opt_out', data: { subscriberId, channel: 'fb', phone: null, messengerId: '77' } },
      { event: 'opt_out_lifted', data: { subscriberId, channel: 'fb' } },
    ]);
  });

  it('OWN-12 OWN-15 sends only the ID of an erased person, and deletes their earlier deliveries', async () => {
    const webhookId = await make();
    const subscriberId = await leave('left-shop-4');
    await text('STOP');
    expect((await sample.call('DELETE', `/subscribers/${subscriberId}`)).statusCode).toBe(204);
    expect(await listBodies(webhookId)).toMatchObject([
      { event: 'erased', accountId: 1001, data: { subscriberId } },
    ]);
    const stored = JSON.stringify(await test.sql`select * from webhook_deliveries`);
    expect(stored).not.toContain(phone.slice(1));
    // A person who comes back is a new one.
    const again = await leave('left-shop-5');
    expect(again).not.toBe(subscriberId);
    await text('START');
    expect((await listBodies(webhookId)).slice(1)).toMatchObject([
      { event: 'opt_in', data: { subscriberId: again, isOptedOut: true } },
      { event: 'opt_out_lifted', data: { subscriberId: again } },
    ]);
  });

  it('OWN-13 OWN-15 an opt-in says whether its person is still opted out: a form can’t lift a STOP, a text from the phone can', async () => {
    const webhookId = await make();
    await leave('left-shop-7');
    await text('STOP');
    await leave('left-shop-8');
    await text('FERN');
    const sent = await listBodies(webhookId);
    expect(sent.map(({ event }) => event)).toContain('opt_out_lifted');
    const optIns = sent.filter(({ event }) => event === 'opt_in');
    expect(optIns.map(({ data }) => (data as { isOptedOut: boolean }).isOptedOut)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it.each([
    ['is marked as opted out while the key of marks is readable', (secret: string) => secret, true],
    ['isn’t recognized once the key of marks is only in the envelope', () => 'sealed', false],
  ])(
    'OWN-15 C48 an opt-in of someone who left, stored by an earlier version without a mark, %s',
    async (_, keyOf, isFound) => {
      const webhookId = await make();
      const undone = new Error('undone');
      const trying = test.sql.begin(async (sql) => {
        await sql`delete from milestones where name like 'numbers %'`;
        await suppress(sql, { accountId: 1001, channel: 'sms', recipient: phone }, { reason: 'STOP' });
        const [row] = await sql<{ secret: string }[]>`
          select secret from installation_secrets where name = 'recipient-mark'`;
        await sql`
          update installation_secrets set secret = ${keyOf(row?.secret ?? '')} where name = 'recipient-mark'`;
        const subscriberId = generateId();
        await sql`
          insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id)
          values (1001, ${subscriberId}, 'sms', ${phone}, 5001)`;
        await sql`
          insert into opt_ins (account_id, session_id, widget_id, instance_id, subscriber_id)
          values (1001, 'left-shop-11', 5001, 'i', ${subscriberId})`;
        await sql`set constraints all immediate`;
        const [sent] = await sql<{ body: string }[]>`
          select body from webhook_deliveries where webhook_id = ${webhookId} and event = 'opt_in'`;
        expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ data: { phone, isOptedOut: isFound } });
        throw undone;
      });
      await expect(trying).rejects.toBe(undone);
    },
  );

  it('OWN-15 takes the time of every event from the database, so that receivers can compare them', async () => {
    const webhookId = await make();
    await leave('left-shop-10');
    vi.useFakeTimers({ now: Date.parse('2036-01-01'), toFake: ['Date'] });
    const address = { accountId: 1001, channel: 'sms', recipient: phone } as const;
    await suppress(test.sql, address, { reason: 'STOP' }).finally(() => vi.useRealTimers());
    const [optIn, optOut] = (await listBodies(webhookId)).map(({ createdAt }) => Date.parse(createdAt));
    expect(optOut).toBeGreaterThanOrEqual(optIn ?? Number.NaN);
    expect(optOut).toBeLessThan(Date.parse('2036-01-01'));
  });

  it('OWN-13 OWN-15 D12 sends one opt-out if two calls stop a person at once, and another one for a STOP during a START', async () => {
    const webhookId = await make();
    await leave('left-shop-9');
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
        const [waiting] = await test.sql`
          select from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`;
        return waiting !== undefined;
      });
    });
    expect(await stopping).toBe(true);
    expect(await listEvents(webhookId)).toEqual(['opt_in', 'opt_out', 'opt_out_lifted', 'opt_out']);
  });

  it('OWN-15 sends a webhook only its events, and only while it is on; sends nothing about a number that never subscribed', async () => {
    await text('STOP');
    await test.sql`truncate suppressions`;
    const [all, some, off] = [await make(), await make({ events: ['opt_in'] }), await make()];
    await sample.call('PATCH', `/webhooks/${off}`, { isActive: false });
    await leave('left-shop-6');
    await text('STOP');
    expect(await listEvents(all)).toEqual(['opt_in', 'opt_out']);
    expect(await listEvents(some)).toEqual(['opt_in']);
    expect(await listEvents(off)).toEqual([]);
    // A program from before the others existed expects opt-ins.
    const unnamed = await make({ events: undefined });
    const { webhooks } = (await sample.call('GET', '/webhooks')).json();
    expect(webhooks).toContainEqual(expect.objectContaining({ webhookId: unnamed, events: ['opt_in'] }));
    const bad = await sample.call('PATCH', `/webhooks/${some}`, { events: ['opt_inn'] });
    expect(bad.statusCode).toBe(400);
    expect((await sample.call('PATCH', `/webhooks/${some}`, { events: ['erased'] })).json().events).toEqual([
      'erased',
    ]);
  });
});
