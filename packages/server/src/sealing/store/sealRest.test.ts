import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyConsentChain } from '../../consents/index';
import { generateId, type Sql } from '../../database/index';
import { openPool } from '../../database/testing/index';
import { type Provider, startOutbox } from '../../messages/index';
import { hashRecipient } from '../../messages/testing/index';
import { attachNumbers, loadNumbers, numbersOf, readNumbers, startSealing } from '../../numbers/index';
import type { Numbers } from '../../numbers/testing/index';
import { createSandboxProvider } from '../../sandbox/index';
import { createSecretBox, deriveNumberKey, ensureSecret, sandboxSecret } from '../../secrets/index';
import { type OptIn, saveOptIn } from '../../subscribers/index';
import { findInTables } from '../../testing/findInTables';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';
import { buildTextForm, postText, textsUrl } from '../../testing/postText';
import { type Browser, openSampleBrowser, signUp } from '../../testing/signUp';
import { testOwner } from '../../testing/testOwner';
import { waitFor } from '../../testing/waitFor';
import { startWebhooks } from '../../webhooks/index';
import { sealRest } from './sealRest';

const keys = [deriveNumberKey(testOwner.secretKey)];
const [pat, kim, lee, ann, sam] = [
  '+14155550188',
  '+14155550199',
  '+14155550177',
  '+14155550166',
  '+14155550144',
] as const;
let test: TestApp;
let app: FastifyInstance;
let sample: Browser;
/** Reads what is stored, as it is. */
let stored: Sql;
/** The server's numbers, and those of a server that hasn't learned anything yet. */
let [numbers, late]: [Numbers, Numbers] = [] as never;
let secret: string;
let receiver: Server;
const got: string[] = [];
let count = 0;

beforeAll(async () => {
  test = await openTestApp();
  numbers = numbersOf(test.sql);
  // As an installation from before.
  await test.sql`delete from milestones where name like 'numbers %'`;
  numbers.state = 'plain';
  late = await loadNumbers(test.sql, keys);
  stored = openPool(test.url, 2);
  attachNumbers(stored, late);
  receiver = createServer((request, reply) => {
    request.on('data', (chunk: Buffer) => got.push(chunk.toString()));
    request.on('end', () => reply.end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  app = await test.build({ publicUrl: textsUrl });
  secret = await ensureSecret(test.sql, sandboxSecret);
  const owner = { ...testOwner, allowsPrivateWebhooks: true };
  sample = await openSampleBrowser({ ...test, app: await test.build({ owner }) });
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const events = ['opt_in', 'opt_out', 'opt_out_lifted', 'erased'];
  expect((await sample.call('POST', '/webhooks', { url, events })).statusCode).toBe(201);
});
afterAll(async () => {
  receiver.close();
  await stored.end();
  await test.close();
});

const text = async (phone: string, body: string) => {
  count += 1;
  const pairs = buildTextForm({ MessageSid: `SM${count}`, From: phone, Body: body });
  expect((await postText(app, { secret, pairs })).statusCode).toBe(200);
};
const leave = async (phone: string, session: string) => {
  const answer = await postPhone(app, buildPhoneBody({ phone_number: phone, session_id: session }));
  expect(answer.json()).toMatchObject({ state: true });
};
const askTwice = (isOn: boolean) =>
  test.sql`update accounts set sms_double_opt_in = ${isOn} where account_id = 1001`;
const listPhones = async () =>
  (
    await stored<
      { phone: string }[]
    >`select phone from subscribers where account_id = 1001 order by created_at`
  ).map(({ phone }) => late.open(1001, phone));
const search = async (words: string) =>
  (await sample.call('GET', `/subscribers?search=${encodeURIComponent(words)}`))
    .json<{ subscribers: { phone: string; stoppedAt: string | null }[] }>()
    .subscribers.map(({ phone, stoppedAt }) => [phone, stoppedAt !== null]);
/** What must not be found: numbers in any direction, and what anyone with the database could compute of one. */
const tracesOf = (phone: string) => {
  const digits = phone.slice(1);
  const mark = hashRecipient({ accountId: 1001, channel: 'sms', recipient: phone });
  return [digits, digits.slice(1), [...digits].reverse().join(''), mark];
};
/** Sends what is due, with connections that open nothing on their own; the sandbox stores what it gets. */
const work = async () => {
  const pool = openPool(test.url, 4);
  attachNumbers(pool, numbers);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const sandbox = createSandboxProvider(pool);
  const sent: string[] = [];
  const send: Provider['send'] = (message) => {
    sent.push(message.recipient);
    return sandbox.send(message);
  };
  const secrets = createSecretBox(testOwner.secretKey);
  const outbox = startOutbox({ sql: pool, providers: { sandbox: { ...sandbox, send } }, log });
  const webhooks = startWebhooks({ sql: pool, secrets, allowsPrivate: true, log });
  await waitFor(async () => {
    const due = await stored`select from outbox where state in ('queued', 'sending') and next_at <= now()`;
    return due.length + (await stored`select from webhook_deliveries where state = 'waiting'`).length === 0;
  });
  await Promise.all([outbox.stop(), webhooks.stop()]);
  await pool.end();
  return sent;
};
/** The same form, by a server that doesn't know yet that numbers are sealed. */
const leaveLate = (phone: string) =>
  stored.begin((sql) => saveOptIn(sql, { ...lateOptIn, phone, newSubscriberId: generateId() } as OptIn));
const lateOptIn = { accountId: 1001, widgetId: 5001, sessionId: 'late', instanceId: 'i', payload: '' };

it('OWN-20 OWN-12 C48 an installation from before works on while its numbers are sealed, until all are', async () => {
  await leave(pat, 'visit-pat-1');
  await leave(kim, 'visit-kim-1');
  await text(kim, 'STOP');
  await askTwice(true);
  await leave(lee, 'visit-lee-1');
  await askTwice(false);
  expect(await findInTables(stored, tracesOf(pat))).toContain('subscribers.phone');

  await startSealing(test.sql);
  numbers.state = 'sealing';
  await leave(pat, 'visit-pat-2');
  await leaveLate(pat);
  await leave(ann, 'visit-ann-1');
  await leaveLate(ann);
  await leaveLate(kim);
  expect(await listPhones()).toEqual([pat, kim, ann]);
  for (const words of ['0199', '+1 (415) 555-0199', '555-0199'])
    expect(await search(words)).toEqual([[kim, true]]);
  expect(await search('9990199')).toEqual([]);

  const options = { atOnce: 2, settleMs: 0 };
  expect(await sealRest(test.sql, options)).toBe(false);
  // Another server that comes too late, but before all know.
  await leaveLate('+14155550155');
  expect(await sealRest(test.sql, options)).toBe(false);
  expect(await sealRest(test.sql, { settleMs: 60_000 })).toBe(false);
  expect(await sealRest(test.sql, options)).toBe(true);
  expect(numbers.state).toBe('sealed');
  await expect(leaveLate(lee)).rejects.toThrow(/takes no plain phone number/);
  await expect(stored`select recipient_mark('x')`).rejects.toThrow();

  await text(lee, 'YES');
  expect(await listPhones()).toEqual([pat, kim, ann, '+14155550155', lee]);
  expect(await search('0199')).toEqual([[kim, true]]);
  // The hash is of four digits, and these end in another way.
  expect(await search('9990199')).toEqual([]);
  await text(kim, 'START');
  expect(await search('0199')).toEqual([[kim, false]]);
  expect(await verifyConsentChain(test.sql, 1001)).toMatchObject({ ok: true });
  expect(
    await stored`select from consents where phone_salt not like 'n1.%' or phone not like 'n1.%'`,
  ).toHaveLength(0);
  for (const phone of [pat, kim, lee, ann]) expect(await findInTables(stored, tracesOf(phone))).toEqual([]);
});

it('OWN-02 OWN-05 OWN-15 SMS-11 C48 no table contains a number, while texts, webhooks and exports have it', async () => {
  got.length = 0;
  await leave(sam, 'visit-sam-1');
  await text(sam, 'STOP');
  await leave(sam, 'visit-sam-2');
  await text(sam, 'START');
  await askTwice(true);
  await leave(sam, 'visit-sam-3');
  expect(await work()).toContain(sam);
  await text(sam, 'YES');
  await askTwice(false);
  await text(sam, 'What are your hours?');
  await work();
  const told = got.map(
    (body) => JSON.parse(body) as { event: string; data: { phone: string; isOptedOut?: boolean } },
  );
  expect(
    told.filter(({ data }) => data.phone === sam).map(({ event, data }) => [event, data.isOptedOut]),
  ).toEqual([
    ['opt_in', false],
    ['opt_out', undefined],
    ['opt_in', true],
    ['opt_out_lifted', undefined],
    ['opt_in', false],
  ]);
  expect(await findInTables(stored, tracesOf(sam))).toEqual([]);

  const { subscribers } = (await sample.call('GET', '/subscribers?search=0144')).json();
  const id = subscribers[0].subscriberId;
  for (const path of [`/subscribers/${id}/export`, '/subscribers/export?search=0144', '/consents'])
    expect([path, (await sample.call('GET', path)).body.includes(sam)]).toEqual([path, true]);
  const number = (await sample.call('POST', '/numbers/export', { phone: sam })).json();
  expect([number.phone, number.consents.length > 2, number.messages.length > 3]).toEqual([sam, true, true]);
  expect(await findInTables(stored, tracesOf(sam))).toEqual([]);

  expect((await sample.call('POST', '/numbers/erase', { phone: sam })).statusCode).toBe(204);
  for (const table of ['subscribers', 'outbox', 'inbound_messages', 'sandbox_messages'])
    expect((await findInTables(stored, [numbers.seal(1001, sam)])).join()).not.toContain(table);
  await leave(sam, 'visit-sam-4');
  expect(await work()).not.toContain(sam);
  expect(await verifyConsentChain(test.sql, 1001)).toMatchObject({ ok: true });
  expect(await findInTables(stored, tracesOf(sam))).toEqual([]);
});

it('OWN-02 C48 C50 a server without the key of numbers, or with another, stops', async () => {
  await expect(readNumbers(stored, [])).rejects.toThrow(/npx beckon web-key/);
  await expect(loadNumbers(stored, [deriveNumberKey(Buffer.alloc(32))])).rejects.toThrow(/No key opens/);
});

it('OWN-02 OWN-12 C48 C50 a number that somebody copies into another account is not shown there, and gets no message', async () => {
  const other = await signUp(test.app, 'Thief');
  await stored`
    insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id)
    select ${other.accountId}, gen_random_uuid(), channel, phone, 1 from subscribers where account_id = 1001 limit 1`;
  // A message to it fails, and holds up no other.
  await stored`
    insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key)
    select account_id, gen_random_uuid(), channel, phone, 'x', '{"text":"x"}', 'copied' from subscribers
    where account_id = ${other.accountId}`;
  await stored`update accounts set sms_provider = 'sandbox' where account_id = ${other.accountId}`;
  expect(await work()).toEqual([]);
  expect(
    await stored`select state, last_error from outbox where account_id = ${other.accountId}`,
  ).toMatchObject([{ state: 'failed', last_error: expect.stringContaining('couldn’t decrypt') }]);
  const answer = await other.call('GET', '/subscribers');
  expect([answer.statusCode, answer.body.includes('+1415')]).toEqual([200, false]);
  const [one] = answer.json().subscribers;
  for (const path of [
    `/subscribers/${one.subscriberId}`,
    `/subscribers/${one.subscriberId}/export`,
    '/subscribers/export',
  ])
    expect([path, (await other.call('GET', path)).statusCode]).toEqual([path, 200]);
});
