import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertWidget } from '../accounts/index';
import { noChannels } from '../env/testing/index';
import { enqueueMessage, startOutbox } from '../messages/index';
import type { Outbox } from '../messages/testing/index';
import { sampleWidgets } from '../sample/testing/index';
import { createCredentials, createSecretBox } from '../secrets/index';
import { openProviderDouble, providerDouble } from '../testing/openProviderDouble';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../testing/postPhone';
import { textsUrl } from '../testing/postText';
import { type Browser, signUp } from '../testing/signUp';
import { testOwner } from '../testing/testOwner';
import { waitFor } from '../testing/waitFor';
import { createProviders } from './createProviders';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { vonage } = providerDouble;
const phone = '+14155550100';
const numbers = { from: phone.slice(1), to: vonage.phone.slice(1) };

let test: TestApp;
let app: FastifyInstance;
let double: Awaited<ReturnType<typeof openProviderDouble>>;
let outbox: Outbox;
let owner: Browser & { accountId: number };

beforeAll(async () => {
  [test, double] = await Promise.all([openTestApp(), openProviderDouble()]);
  const channels = { ...noChannels, apiUrls: { vonage: double.url } };
  app = await test.build({ channels });
  owner = await signUp(app);
  // The test runs at any hour.
  await test.sql`update accounts set sms_quiet_hours = false where account_id = ${owner.accountId}`;
  const [modal] = sampleWidgets;
  if (modal) await insertWidget(test.sql, owner.accountId, { ...modal, widgetId: 6001 });
  const credentials = createCredentials(createSecretBox(testOwner.secretKey));
  const providers = createProviders({ sql: test.sql, channels, publicUrl: textsUrl, credentials });
  outbox = await startOutbox({
    sql: test.sql,
    providers,
    log,
    times: { atOnce: 4, leaseMs: 60_000, pollMs: 20 },
  });
});
afterAll(async () => {
  await outbox.stop();
  await double.close();
  await test.close();
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A call as Vonage makes it, with a token in its header. */
function call(
  json: object,
  { secret = vonage.signatureSecret, path = '/webhooks/sms/vonage', ageS = 0 } = {},
) {
  const payload = JSON.stringify(json);
  const claims = {
    iat: Math.floor(Date.now() / 1000) - ageS,
    jti: randomUUID(),
    iss: 'Vonage',
    payload_hash: createHash('sha256').update(payload).digest('hex'),
    api_key: vonage.apiKey,
  };
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  const signature = createHmac('sha256', secret).update(content).digest('base64url');
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${content}.${signature}` };
  return app.inject({ method: 'POST', url: path, headers, payload });
}
const say = (text: string, id: string, parts = {}) =>
  call({ channel: 'sms', message_type: 'text', message_uuid: id, ...numbers, text }, parts);
const optIn = () =>
  postPhone(app, buildPhoneBody({ account_id: owner.accountId, widget_id: 6001, phone_number: phone }));
const listTexts = () =>
  double.sent.filter(({ path }) => path === '/v1/messages').map(({ body }) => JSON.parse(body));
const countOpen = async () =>
  (await test.sql`select from outbox where state in ('queued', 'sending')`).length;
const selectMessage = async () =>
  (
    await test.sql`select message_id, state, provider, provider_id, delivery, last_error from outbox order by 1`
  )[0];

describe('an account that texts through Vonage', () => {
  it('OWN-02 OWN-13 connects a number that Vonage says is its own, and never shows the secrets', async () => {
    const put = (body: object) => owner.call('PUT', '/settings/connections/vonage', body);
    for (const [parts, path] of [
      [{ apiSecret: 'wrong-secret-1' }, 'apiSecret'],
      [{ phone: '+14155552671' }, 'phone'],
    ] as const) {
      const answer = await put({ ...vonage, ...parts });
      expect([answer.statusCode, answer.json().fields?.[0]?.path]).toEqual([422, path]);
    }
    expect((await put({ ...vonage, signatureSecret: undefined })).statusCode).toBe(400);
    expect((await put(vonage)).statusCode).toBe(204);
    const listed = await owner.call('GET', '/settings/connections');
    expect(listed.json().connections).toMatchObject([{ name: 'vonage', hint: '1234' }]);
    const shown = listed.json().providers.find(({ name }: { name: string }) => name === 'vonage');
    expect(shown.setUp[0].value).toMatch(/\/webhooks\/sms\/vonage$/);
    for (const secret of [vonage.apiSecret, vonage.signatureSecret])
      expect(listed.body + test.lines.join('')).not.toContain(secret);
    const settings = { whitelist: ['shop.example.com'], smsCountries: ['US'] };
    expect((await owner.call('PATCH', '/settings', settings)).json()).toMatchObject({
      smsProvider: 'vonage',
      widgetPhone: vonage.phone,
    });
  });

  it('OWN-13 SMS-03 texts a number left on a page', async () => {
    expect((await optIn()).json()).toEqual({ state: true, errors: [] });
    await waitFor(async () => (await selectMessage())?.['state'] === 'sent');
    expect(await selectMessage()).toMatchObject({ provider: 'vonage', provider_id: 'aaaa-1' });
    expect(listTexts()).toMatchObject([{ to: numbers.from, from: numbers.to, channel: 'sms' }]);
  });

  it('OWN-13 C21 believes only calls that the account’s signature secret signed', async () => {
    for (const secret of [vonage.apiSecret, 'somebody else'])
      expect((await say('STOP', 'bbbb-0', { secret })).statusCode).toBe(403);
    // Twilio's address takes no JSON.
    expect((await say('STOP', 'bbbb-0', { path: '/webhooks/sms' })).statusCode).toBe(415);
    expect(await test.sql`select from suppressions`).toHaveLength(0);
  });

  it('OWN-13 D11 asks Vonage to repeat a signed call whose time is far from ours, and tells the operator', async () => {
    const readCalled = async () =>
      (await owner.call('GET', '/settings/connections')).json().connections[0].calledAt;
    expect((await say('STOP', 'bbbb-0', { ageS: 600 })).statusCode).toBe(503);
    expect((await say('STOP', 'bbbb-0', { ageS: 600, secret: 'somebody else' })).statusCode).toBe(403);
    expect(test.lines.join('')).toContain('check the clock');
    expect(await test.sql`select from suppressions`).toHaveLength(0);
    // Only a call that counts proves the signature secret.
    expect(await readCalled()).toBe(null);
    expect((await say('what?', 'bbbb-3')).statusCode).toBe(200);
    expect(Date.parse(await readCalled())).toBeGreaterThan(Date.now() - 60_000);
    expect((await owner.call('PUT', '/settings/connections/vonage', vonage)).statusCode).toBe(204);
    expect(await readCalled()).toBe(null);
  });

  it('OWN-13 stores its status, in whatever order reports arrive', async () => {
    const sent = await selectMessage();
    const report = (status: string, parts = {}) =>
      call({ message_uuid: 'aaaa-1', from: numbers.to, to: numbers.from, status, ...parts });
    for (const status of ['delivered', 'submitted', 'exploded'])
      expect((await report(status)).statusCode).toBe(200);
    expect(await selectMessage()).toMatchObject({ delivery: 'delivered', last_error: null });
    // Found by our own id, as if Vonage reported before we had stored its id.
    const parts = { message_uuid: 'other', client_ref: sent?.['message_id'], error: { title: '1120' } };
    await report('rejected', parts);
    expect(await selectMessage()).toMatchObject({
      delivery: 'failed',
      last_error: 'The provider couldn’t deliver the message (rejected 1120).',
    });
  });

  it('OWN-13 SMS-08 obeys STOP once, confirms it, and sends nothing more', async () => {
    for (const _ of ['first', 'again']) {
      const answer = await say('STOP', 'bbbb-1');
      expect([answer.statusCode, answer.body]).toEqual([200, '{}']);
    }
    expect(await test.sql`select account_id from suppressions`).toEqual([{ account_id: owner.accountId }]);
    await waitFor(async () => listTexts().length === 2 && (await countOpen()) === 0);
    expect((await optIn()).json()).toEqual({ state: true, errors: [] });
    await waitFor(async () => (await countOpen()) === 0);
    expect(listTexts()).toHaveLength(2);
  });

  it('OWN-13 C58 obeys STOP after it is disconnected, with the same secret', async () => {
    expect((await owner.call('DELETE', '/settings/connections/vonage')).statusCode).toBe(204);
    const from = '14155550188';
    const stop = (secret?: string) =>
      call({ message_uuid: 'bbbb-2', ...numbers, from, text: 'STOP' }, secret ? { secret } : {});
    expect((await stop('somebody else')).statusCode).toBe(403);
    expect((await stop()).statusCode).toBe(200);
    expect(await test.sql`select from suppressions`).toHaveLength(2);
  });

  it('OWN-13 SMS-08 a START or keyword that Vonage repeats late does not undo a later STOP', async () => {
    expect((await owner.call('PUT', '/settings/connections/vonage', vonage)).statusCode).toBe(204);
    await test.sql`truncate suppressions`;
    const isStopped = async () =>
      (await test.sql`select from suppressions where lifted_at is null`).length === 1;
    let count = 0;
    const write = (text: string, minutesAgo: number) => {
      count += 1;
      const timestamp = new Date(Date.now() - minutesAgo * 60_000).toISOString();
      return call({ message_uuid: `cccc-${count}`, ...numbers, text, timestamp });
    };
    const [modal] = sampleWidgets;
    await write('STOP', 10);
    expect(await isStopped()).toBe(true);
    for (const late of ['START', modal?.smsKeyword ?? '']) {
      expect((await write(late, 20)).statusCode).toBe(200);
      expect([late, await isStopped()]).toEqual([late, true]);
    }
    await write('START', 5);
    expect(await isStopped()).toBe(false);
    // And a STOP that comes late does not undo a later START.
    await write('STOP', 7);
    expect(await isStopped()).toBe(false);
    await write('STOP', 0);
    expect(await isStopped()).toBe(true);
  });

  it('OWN-13 stops texting a person who unsubscribed at Vonage, unless they said START after that', async () => {
    await test.sql`delete from outbox`;
    await test.sql`delete from suppressions`;
    const person = { accountId: owner.accountId, channel: 'sms', recipient: phone } as const;
    await enqueueMessage(test.sql, { ...person, body: { text: 'Hi' }, dedupeKey: 'hi' });
    await waitFor(async () => (await selectMessage())?.['state'] === 'sent');
    const write = (minutesAgo: number, parts: object) =>
      call({ timestamp: new Date(Date.now() - minutesAgo * 60_000).toISOString(), ...parts });
    const report = (clientRef: unknown) =>
      write(2, {
        message_uuid: 'dddd-1',
        from: numbers.to,
        to: numbers.from,
        status: 'rejected',
        error: { title: 1240 },
        client_ref: clientRef,
      });
    const messageId = (await selectMessage())?.['message_id'];
    const listStopped = () => test.sql`select account_id from suppressions where lifted_at is null`;
    await report(randomUUID());
    expect(await listStopped()).toEqual([]);
    await report(messageId);
    expect(await listStopped()).toEqual([{ account_id: owner.accountId }]);
    await write(1, { message_uuid: 'dddd-2', ...numbers, text: 'START' });
    await report(messageId);
    expect(await listStopped()).toEqual([]);
  });
});
