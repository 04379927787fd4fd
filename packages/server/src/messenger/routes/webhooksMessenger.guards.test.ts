import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../database/testing/index';
import { webhookPaths } from '../../messages/pure/index';
import { ensureSecret, sandboxSecret } from '../../secrets/index';
import { signBody } from '../isSignedBy';
import {
  accountId,
  appSecret,
  buildCall,
  buildReferral,
  type MessengerTest,
  messengerChannels,
  openMessengerTest,
  pageId,
  verifyToken,
} from '../testing/openMessengerTest';

const { messenger: path } = webhookPaths;

let test: MessengerTest;
beforeAll(async () => {
  test = await openMessengerTest();
});
afterAll(() => test.close());

const stored = async () => {
  await test.settle();
  const [row] = await test.sql`
    select (select count(*)::int from messenger_inbox) as events, (select count(*)::int from opt_ins) as opt_ins,
      (select count(*)::int from subscribers) as people, (select count(*)::int from outbox) as messages`;
  return row;
};
const nothing = { events: 0, opt_ins: 0, people: 0, messages: 0 };
const sound = buildCall(buildReferral('p1', 'w7_session-guard_i'));
const raw = (payload: Buffer | string, headers: Record<string, string>, app = test.app) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

describe('the handshake', () => {
  const ask = (query: Record<string, string>, app = test.app) => app.inject({ url: path, query });
  const right = { 'hub.mode': 'subscribe', 'hub.verify_token': verifyToken, 'hub.challenge': '1158201444' };

  it('C23 OWN-14 a caller with the token gets the number back, and nothing else', async () => {
    const answer = await ask(right);
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      200,
      '1158201444',
      'text/plain; charset=utf-8',
    ]);
  });
  it.each([
    [{ 'hub.verify_token': 'wrong' }, 'verify token is wrong'],
    [{ 'hub.verify_token': '' }, 'verify token is wrong'],
    [{ 'hub.verify_token': `${verifyToken}x` }, 'verify token is wrong'],
    [{ 'hub.verify_token': 'wrong', 'hub.challenge': '' }, 'verify token is wrong'],
    [{ 'hub.mode': 'unsubscribe' }, 'token is correct'],
    [{ 'hub.challenge': '<script>' }, 'token is correct'],
    [{ 'hub.challenge': '' }, 'token is correct'],
    [{ 'hub.challenge': '1'.repeat(33) }, 'token is correct'],
  ])('C23 with %j the answer is 403 and says what is wrong', async (parts, words) => {
    const answer = await ask({ ...right, ...parts });
    expect([answer.statusCode, answer.json().error]).toEqual([403, expect.stringContaining(words)]);
  });
  it('C23 an installation without a token accepts none, not even an empty one', async () => {
    const app = await test.build({});
    expect((await ask(right, app)).statusCode).toBe(403);
    expect((await ask({ ...right, 'hub.verify_token': '' }, app)).statusCode).toBe(403);
  });
});

describe('the signature', () => {
  it('C22 OWN-14 rejects a missing, malformed or mismatched signature, and stores nothing', async () => {
    const payload = JSON.stringify(sound);
    const right = signBody(appSecret, Buffer.from(payload));
    const hex = right.slice('sha256='.length);
    const sha1 = createHmac('sha1', appSecret).update(payload).digest('hex');
    const wrong = [
      {},
      { 'x-hub-signature-256': '' },
      { 'x-hub-signature-256': hex },
      { 'x-hub-signature-256': `sha256=${hex.slice(1)}` },
      { 'x-hub-signature-256': `sha256=${hex}00` },
      { 'x-hub-signature-256': `sha1=${sha1}` },
      { 'x-hub-signature': `sha1=${sha1}` },
      { 'x-hub-signature-256': signBody('another-secret-0123', Buffer.from(payload)) },
      { 'x-hub-signature-256': signBody('', Buffer.from(payload)) },
    ];
    for (const headers of wrong) {
      const answer = await raw(payload, headers);
      expect([answer.statusCode, answer.json().error]).toEqual([403, expect.stringContaining('signature')]);
    }
    for (let at = 0; at < payload.length; at += 7) {
      const bytes = Buffer.from(payload);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      expect((await raw(bytes, { 'x-hub-signature-256': right })).statusCode).toBe(403);
    }
    expect(await stored()).toEqual(nothing);
  });
  it('C22 it covers the raw bytes: escaped, accented, spaced and rewritten bodies', async () => {
    const emoji = buildCall(
      buildReferral('p-emoji', '', { referral: undefined, message: { mid: 'm.e', text: '👋 é/ü' } }),
    );
    const plain = JSON.stringify(emoji);
    const escaped = plain.replace(
      /[\u0080-\uffff]/g,
      (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    const slashes = escaped.replaceAll('/', '\\/');
    const spaced = JSON.stringify(emoji, null, 2);
    for (const body of [plain, escaped, slashes, spaced]) {
      expect((await test.post(body)).statusCode).toBe(200);
      // The same content, rewritten by someone in between.
      const rewritten = body === plain ? escaped : plain;
      const signature = signBody(appSecret, Buffer.from(body));
      expect((await raw(rewritten, { 'x-hub-signature-256': signature })).statusCode).toBe(403);
    }
    expect(await stored()).toEqual({ ...nothing, events: 1 });
  });
});

describe('bad input', () => {
  it.each([
    ['not JSON', '{"object":', 400, /not JSON/],
    ['nothing', '', 400, /not JSON/],
    ['another object', '{"object":"user","entry":[]}', 400, /object must be "page"/],
    ['no entries', '{"object":"page"}', 400, /entry/],
    [
      'a deep one',
      `{"object":"page","entry":[{"id":"1","messaging":[${'['.repeat(99)}${']'.repeat(99)}]}]}`,
      400,
      /deep/,
    ],
  ])('OWN-14 C44 rejects %s with a reason', async (_, body, status, error) => {
    const before = await stored();
    const answer = await test.post(body);
    expect([answer.statusCode, answer.json().error]).toEqual([status, expect.stringMatching(error)]);
    expect(await stored()).toEqual(before);
  });
  it('C41 C44 rejects a large or compressed body or another type before reading it', async () => {
    const large = await test.post(`"${'x'.repeat(524_288)}"`);
    expect(large.statusCode).toBe(413);
    const zipped = gzipSync(JSON.stringify(sound));
    const signature = { 'x-hub-signature-256': signBody(appSecret, zipped) };
    expect((await raw(zipped, { ...signature, 'content-encoding': 'gzip' })).statusCode).toBe(415);
    const form = await test.post(sound, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(form.statusCode).toBe(415);
  });
  it('OWN-14 answers and logs a call for an unknown page, and stores nothing', async () => {
    const before = await stored();
    const answer = await test.post({
      object: 'page',
      entry: [{ id: '404', messaging: [buildReferral('p', 'w7')] }],
    });
    expect(answer.statusCode).toBe(200);
    expect(await stored()).toEqual(before);
    expect(test.lines.join('')).toContain('Messenger call for a page that no account uses');
  });
  it('OWN-13 OWN-14 the sandbox only speaks for sandbox accounts, and the platform for its own', async () => {
    const before = await stored();
    const secret = await ensureSecret(test.sql, sandboxSecret);
    const forged = await test.post(sound, { secret });
    expect(forged.statusCode).toBe(200);
    expect(await stored()).toEqual(before);
    await test.sql`update accounts set fb_page_id = '1001001', messenger_provider = 'sandbox' where account_id = 1001`;
    const own = { object: 'page', entry: [{ id: '1001001', messaging: [buildReferral('p-own', 'w5001')] }] };
    await test.post(own);
    expect(await stored()).toEqual(before);
    expect((await test.post(own, { secret })).statusCode).toBe(200);
    expect(await test.sql`select account_id from messenger_inbox where account_id = 1001`).toHaveLength(1);
    await test.sql`update accounts set messenger_provider = 'none' where account_id = ${accountId}`;
    const kept = await stored();
    await test.post(sound);
    expect(await stored()).toEqual(kept);
    await test.sql`update accounts set messenger_provider = 'messenger' where account_id = ${accountId}`;
  });
  it('C29 OWN-14 rejects an address with many wrong signatures unread, and no other', async () => {
    const app = await test.build({ channels: messengerChannels });
    const send = (remoteAddress: string, secret: string) => {
      const payload = JSON.stringify(sound);
      const headers = {
        'content-type': 'application/json',
        'x-hub-signature-256': signBody(secret, Buffer.from(payload)),
      };
      return app.inject({ method: 'POST', url: path, headers, payload, remoteAddress });
    };
    for (let sent = 0; sent < 300; sent += 1) expect((await send('10.0.0.1', 'wrong')).statusCode).toBe(403);
    expect((await send('10.0.0.1', 'wrong')).statusCode).toBe(429);
    expect((await send('10.0.0.2', appSecret)).statusCode).toBe(200);
  });
  it('OWN-14 says when the database is down, so that the platform tries again', async () => {
    const sql = openPool('postgres://nobody:x@127.0.0.1:1/none');
    const app = await test.build({ sql, channels: messengerChannels });
    const answer = await test.post(sound, { app });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    await sql.end();
  });
  it('C47 OWN-14 no secret, token or page reaches the log', () => {
    const log = test.lines.join('');
    for (const secret of [appSecret, verifyToken, pageId, 'p-emoji', 'hub.verify'])
      expect(log).not.toContain(secret);
  });
});
