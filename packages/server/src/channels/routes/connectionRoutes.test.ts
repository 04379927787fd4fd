import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateId } from '../../database/index';
import { noChannels } from '../../env/testing/index';
import { channelRetention, pruneChannels } from '../../messages/testing/index';
import { signBody } from '../../messenger/index';
import { createCredentials, createSecretBox } from '../../secrets/index';
import { openProviderDouble, providerDouble } from '../../testing/openProviderDouble';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildTextForm, postText, textsUrl } from '../../testing/postText';
import { addMember, type Browser, openBrowser, signUp } from '../../testing/signUp';
import { testOwner } from '../../testing/testOwner';
import { createProviders } from '../createProviders';

type Owner = Browser & { accountId: number };
const { twilio, messenger } = providerDouble;
const sharedToken = 'shared-twilio-token';
let test: TestApp;
let app: FastifyInstance;
let double: Awaited<ReturnType<typeof openProviderDouble>>;
let channels: typeof noChannels;
let owner: Owner;
let rival: Owner;

beforeAll(async () => {
  [test, double] = await Promise.all([openTestApp(), openProviderDouble()]);
  const apiUrls = { twilio: double.url, messenger: double.url };
  channels = {
    ...noChannels,
    apiUrls,
    shared: { twilio: { accountSid: 'AC2', authToken: sharedToken } },
    messenger: { appSecret: 'shared-app-secret', verifyToken: undefined, apiUrl: double.url, pageTokens: {} },
  };
  app = await test.build({ channels, publicUrl: textsUrl });
  const at = (one: Owner) => ({ ...openSame(one), accountId: one.accountId });
  [owner, rival] = [at(await signUp(test.app)), at(await signUp(test.app))];
});
afterAll(async () => {
  await test.close();
  await double.close();
});

/** The same person on the server with a public address; its cookie has another name. */
function openSame({ cookie, email }: Browser): Browser {
  const secure = cookie.startsWith('__Host-') ? cookie : `__Host-${cookie}`;
  const browser = openBrowser(app, secure, email);
  const call: Browser['call'] = (method, path, body) =>
    app.inject({
      method: method as 'GET',
      url: `/api/v1${path}`,
      headers: { cookie: secure, origin: textsUrl, 'sec-fetch-site': 'same-origin' },
      ...(body === undefined ? {} : { payload: body as object }),
    });
  return { ...browser, call };
}
const put = (who: Browser, name: string, body: object) =>
  who.call('PUT', `/settings/connections/${name}`, body);
const read = async (who: Browser) => (await who.call('GET', '/settings')).json();
const change = (who: Browser, body: object) => who.call('PATCH', '/settings', body);
const credentials = () => createCredentials(createSecretBox(testOwner.secretKey));

describe('providers of an account', () => {
  it('OWN-02 OWN-13 an account cannot send from a number or page that is not its own', async () => {
    const foreign = { smsProvider: 'twilio', widgetPhone: '+14155552671' };
    expect((await change(rival, foreign)).json().fields).toMatchObject([{ path: 'smsProvider' }]);
    const page = { messengerProvider: 'messenger', fbPageId: '9900990099' };
    expect((await change(rival, page)).json().fields).toMatchObject([{ path: 'messengerProvider' }]);
    for (const [name, body, path] of [
      ['twilio', { ...twilio, authToken: 'wrong-token' }, 'authToken'],
      ['twilio', { ...twilio, phone: '+14155552671' }, 'phone'],
      ['messenger', { ...messenger, pageToken: 'wrong-token' }, 'pageToken'],
      ['messenger', { ...messenger, appSecret: 'wrong-secret' }, 'pageToken'],
      ['messenger', { ...messenger, pageId: '9900990099' }, 'pageId'],
    ] as const) {
      const answer = await put(rival, name, body);
      expect([answer.statusCode, answer.json().fields?.[0]?.path]).toEqual([422, path]);
    }
    expect(await read(rival)).toMatchObject({ smsProvider: 'none', messengerProvider: 'none' });
    expect(await test.sql`select from account_secrets`).toHaveLength(0);
  });

  it('OWN-02 OWN-10 says why a number cannot be one, also for other languages', async () => {
    const answer = await put(rival, 'twilio', { ...twilio, phone: '+1 23' });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      [{ path: 'phone', message: 'isn’t a valid phone number', reason: 'phone' }],
    ]);
  });

  it('OWN-02 C50 connect with valid credentials, which are sealed at rest and never returned', async () => {
    expect((await put(owner, 'twilio', { ...twilio, phone: '(415) 555-0177' })).statusCode).toBe(204);
    expect((await put(owner, 'messenger', messenger)).statusCode).toBe(204);
    expect(await read(owner)).toMatchObject({
      smsProvider: 'twilio',
      widgetPhone: twilio.phone,
      messengerProvider: 'messenger',
      fbPageId: messenger.pageId,
    });
    const listed = await owner.call('GET', '/settings/connections');
    expect(listed.json()).toMatchObject({
      connections: [
        { name: 'messenger', hint: '0077' },
        { name: 'twilio', hint: '1111' },
      ],
      smsWebhook: `${textsUrl}/webhooks/sms`,
    });
    const rows = await test.sql<{ sealed: Buffer }[]>`select sealed from account_secrets`;
    const log = test.lines.join('') + JSON.stringify(await test.sql`select * from audit_log`);
    for (const secret of [twilio.authToken, messenger.pageToken, messenger.appSecret]) {
      expect(listed.body + log).not.toContain(secret);
      expect(rows.some(({ sealed }) => sealed.includes(secret))).toBe(false);
    }
    expect(await credentials().find(test.sql, owner.accountId, 'twilio')).toEqual(twilio);
    expect(await credentials().find(test.sql, rival.accountId, 'twilio')).toBe(undefined);
    const editor = await addMember(test.app, openBrowser(test.app, (await signUpOwner()).cookie), 'editor');
    expect((await editor.call('GET', '/settings/connections')).statusCode).toBe(403);
    // What was verified is what is used.
    expect((await change(owner, { widgetPhone: '+14155552671' })).json().fields[0].path).toBe('widgetPhone');
    expect((await change(owner, { fbPageId: '123' })).json().fields[0].path).toBe('fbPageId');
    // The same credentials in a second account would take the first one's messages.
    expect((await put(rival, 'twilio', twilio)).statusCode).toBe(409);
    expect((await put(rival, 'messenger', messenger)).statusCode).toBe(409);
  });

  it('OWN-13 OWN-14 sends messages with the credentials of their account, and holds them without any', async () => {
    const providers = createProviders({
      sql: test.sql,
      channels,
      publicUrl: textsUrl,
      credentials: credentials(),
    });
    const message = { messageId: generateId(), attempt: 1, body: { text: 'hi' } };
    const sms = { ...message, channel: 'sms' as const, recipient: '+14155550100', sender: twilio.phone };
    const fb = { ...message, channel: 'fb' as const, recipient: '7', sender: messenger.pageId };
    const { accountId } = owner;
    expect(await providers.twilio?.send({ ...sms, accountId })).toMatchObject({ type: 'sent' });
    expect(await providers.messenger?.send({ ...fb, accountId })).toMatchObject({ type: 'sent' });
    expect(double.sent.map(({ authorization }) => authorization)).toEqual([
      double.basic,
      `Bearer ${messenger.pageToken}`,
    ]);
    const held = { type: 'held', error: expect.stringContaining('isn’t connected. Connect it') };
    expect(await providers.twilio?.send({ ...sms, accountId: rival.accountId })).toEqual(held);
    expect(await providers.messenger?.send({ ...fb, accountId: rival.accountId })).toEqual(held);
    const locked = createCredentials(createSecretBox(new Uint8Array(32)));
    const shut = createProviders({ sql: test.sql, channels, publicUrl: textsUrl, credentials: locked });
    expect(await shut.twilio?.send({ ...sms, accountId })).toMatchObject({
      type: 'held',
      error: expect.stringContaining('SECRET_KEY'),
    });
    expect(double.sent).toHaveLength(2);
  });

  it('OWN-13 OWN-14 accepts incoming calls signed by the secret of that account', async () => {
    const pairs = buildTextForm({ To: twilio.phone, Body: 'STOP', MessageSid: 'SMown' });
    for (const secret of [sharedToken, 'somebody else']) {
      expect((await postText(app, { secret, pairs })).statusCode).toBe(403);
    }
    expect((await postText(app, { secret: twilio.authToken, pairs })).statusCode).toBe(200);
    const stops = await test.sql`select account_id from suppressions`;
    expect(stops).toEqual([{ account_id: owner.accountId }]);
    const body = Buffer.from(
      JSON.stringify({ object: 'page', entry: [{ id: messenger.pageId, messaging: [] }] }),
    );
    const call = (secret: string) =>
      app.inject({
        method: 'POST',
        url: '/webhooks/messenger',
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signBody(secret, body) },
        payload: body,
      });
    const before = test.lines.length;
    expect((await call(messenger.appSecret)).statusCode).toBe(200);
    expect(test.lines.slice(before).join('')).not.toContain('page that no account uses');
    // The app of the installation speaks only for the accounts that its operator named, and this isn't one of them.
    expect((await call('shared-app-secret')).statusCode).toBe(200);
    expect(test.lines.slice(before).join('')).toContain('page that no account uses');
    expect((await call('somebody else')).statusCode).toBe(403);
    const { messengerVerifyToken } = (await owner.call('GET', '/settings/connections')).json();
    const ask = (token: string) =>
      app.inject(`/webhooks/messenger?hub.mode=subscribe&hub.challenge=17&hub.verify_token=${token}`);
    expect((await ask(messengerVerifyToken)).body).toBe('17');
    expect((await ask(`1${messengerVerifyToken}`)).statusCode).toBe(403);
  });

  it('OWN-13 a status report only counts for the account whose secret signed it', async () => {
    const messageId = generateId();
    await test.sql`
      insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key, state, provider_id)
      values (1001, ${messageId}, 'sms', '+14155550100', 'x', '{"text":"x"}', 'x', 'sent', 'SM9')`;
    const pairs = buildTextForm({ From: twilio.phone, MessageSid: 'SM9', MessageStatus: 'failed' });
    await postText(app, { secret: twilio.authToken, pairs, path: `/webhooks/sms?message=${messageId}` });
    expect(await test.sql`select delivery from outbox where message_id = ${messageId}`).toEqual([
      { delivery: null },
    ]);
  });

  it('OWN-02 NET-12 an account named by the operator uses the credentials of the installation, up to a limit', async () => {
    const { accountId } = rival;
    const shared = await test.build({
      publicUrl: textsUrl,
      channels: { ...channels, sharedWith: [accountId], mostDailyParts: 100 },
    });
    const patch = async (payload: object) => {
      const headers = { cookie: rival.cookie, origin: textsUrl, 'sec-fetch-site': 'same-origin' };
      return await shared.inject({ method: 'PATCH', url: '/api/v1/settings', headers, payload });
    };
    const wish = { smsProvider: 'twilio', widgetPhone: '+14155552671', smsDailyParts: 101 };
    expect((await patch(wish)).json().fields[0].path).toBe('smsDailyParts');
    expect((await patch({ ...wish, smsDailyParts: 100 })).statusCode).toBe(200);
    expect((await patch({ smsDailyParts: 101 })).json().fields[0].path).toBe('smsDailyParts');
    // Even then, two accounts can't have the same number.
    expect((await patch({ widgetPhone: twilio.phone })).statusCode).toBe(409);
  });

  it('OWN-13 C58 obeys only STOP while the account sends through another provider', async () => {
    await test.sql`delete from suppressions`;
    expect((await change(owner, { smsProvider: 'sandbox' })).statusCode).toBe(200);
    const before = (await test.sql`select from outbox`).length;
    await text('SMaway1', { Body: 'START' });
    await text('SMaway2', { Body: 'STOP', From: '+14155550161' });
    await text('SMaway3', { Body: 'START', From: '+14155550161' });
    expect(await listStopped()).toEqual([owner.accountId]);
    // The confirmation would go through the wrong provider.
    expect(await test.sql`select from outbox`).toHaveLength(before);
    expect((await change(owner, { smsProvider: 'twilio' })).statusCode).toBe(200);
  });

  it('OWN-02 C71 sends nothing more after disconnecting', async () => {
    expect((await owner.call('DELETE', '/settings/connections/twilio')).statusCode).toBe(204);
    expect((await owner.call('DELETE', '/settings/connections/twilio')).statusCode).toBe(404);
    expect(await read(owner)).toMatchObject({ smsProvider: 'none', messengerProvider: 'messenger' });
    const { entries } = (await owner.call('GET', '/audit')).json();
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'provider.disconnected',
      'settings.changed',
      'settings.changed',
      'provider.connected',
      'provider.connected',
      'account.made',
    ]);
  });

  it('OWN-13 C50 C58 obeys STOP for ninety days after disconnecting, with the same sealed secret, and deletes everything after that', async () => {
    const stop = { Body: 'STOP', From: '+14155550162' };
    expect(await text('SMgone1', stop, 'somebody else')).toBe(403);
    expect(await text('SMgone1', stop, sharedToken)).toBe(403);
    expect(await listStopped()).toHaveLength(1);
    expect(await text('SMgone1', stop)).toBe(200);
    expect(await text('SMgone2', { ...stop, Body: 'START' })).toBe(200);
    expect(await listStopped()).toHaveLength(2);
    const [kept] = await test.sql<
      { sealed: Buffer }[]
    >`select sealed from sms_numbers where sealed is not null`;
    expect(kept?.sealed.includes(twilio.authToken)).toBe(false);
    expect((await owner.call('GET', '/settings/connections')).json().connections).toHaveLength(1);

    const age = (days: number) =>
      test.sql`update sms_numbers set ended_at = now() - make_interval(days => ${days}) where sealed is not null`;
    await age(89);
    await pruneChannels(test.sql, channelRetention);
    expect(await text('SMgone3', { ...stop, From: '+14155550163' })).toBe(200);
    expect(await listStopped()).toHaveLength(3);
    await age(91);
    await pruneChannels(test.sql, channelRetention);
    expect(await text('SMgone4', { ...stop, From: '+14155550164' })).toBe(403);
    expect(await test.sql`select from sms_numbers where account_id = ${owner.accountId}`).toHaveLength(0);
  });

  it('OWN-13 C58 unused credentials are not a former number; after reconnecting, STOP still applies', async () => {
    expect((await put(owner, 'twilio', twilio)).statusCode).toBe(204);
    expect((await change(owner, { smsProvider: 'none' })).statusCode).toBe(200);
    await test.sql`update sms_numbers set ended_at = now() - interval '1 year' where ended_at is not null`;
    await pruneChannels(test.sql, channelRetention);
    expect(await text('SMidle', { Body: 'STOP', From: '+14155550165' })).toBe(200);
    expect(await listStopped()).toHaveLength(4);
    expect((await change(owner, { smsProvider: 'twilio' })).statusCode).toBe(200);
    expect(
      await test.sql`select ended_at, sealed from sms_numbers where account_id = ${owner.accountId}`,
    ).toEqual([{ ended_at: null, sealed: null }]);
  });
});

/** A text to the owner's number, signed by Twilio with the owner's token. */
async function text(sid: string, parts: Record<string, string>, secret = twilio.authToken) {
  const pairs = buildTextForm({ To: twilio.phone, MessageSid: sid, ...parts });
  return (await postText(app, { secret, pairs })).statusCode;
}
const listStopped = async () => {
  const rows = await test.sql<{ id: number }[]>`
    select account_id as id from suppressions where lifted_at is null`;
  return rows.map(({ id }) => id);
};

async function signUpOwner(): Promise<Owner> {
  return await signUp(test.app);
}
