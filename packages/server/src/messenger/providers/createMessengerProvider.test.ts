import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Outgoing } from '../../messages/pure/index';
import { explainFailure } from '../../messages/testing/index';
import { createMessengerProvider } from './createMessengerProvider';

/** A fake platform: it records requests, and answers as configured. */
type Seen = {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: unknown;
};
let platform: Server;
let [apiUrl, closedUrl] = ['', ''];
let seen: Seen[] = [];
let answer: { status: number; body: string; headers?: Record<string, string>; silent?: boolean };

beforeAll(async () => {
  platform = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: JSON.parse(Buffer.concat(parts).toString()) });
    if (answer.silent) return;
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body);
  });
  apiUrl = await listen(platform);
  const gone = createServer();
  closedUrl = await listen(gone);
  await new Promise((done) => gone.close(done));
});
afterAll(() => {
  platform.closeAllConnections();
  platform.close();
});
beforeEach(() => {
  seen = [];
  answer = { status: 200, body: '{"recipient_id":"7001","message_id":"mid.1"}' };
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const token = 'EAAB-secret-token';
const message: Outgoing = {
  messageId: '018f0000-0000-7000-8000-000000000000',
  accountId: 2002,
  channel: 'fb',
  recipient: '7001',
  sender: '99',
  body: { text: 'Hello 👋' },
  attempt: 1,
};
const send = (parts: Partial<Outgoing> = {}, more: object = {}) =>
  createMessengerProvider({ apiUrl, pageTokens: { '99': token }, ...more }).send({ ...message, ...parts });

describe('createMessengerProvider', () => {
  it('OWN-14 OWN-22 sends to the page’s address, with its token only in a header', async () => {
    expect(await send()).toEqual({ type: 'sent', providerId: 'mid.1' });
    const [asked] = seen;
    expect(asked).toMatchObject({ method: 'POST', url: '/v25.0/99/messages' });
    expect(asked?.headers).toMatchObject({
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    });
    expect(asked?.body).toEqual({
      recipient: { id: '7001' },
      messaging_type: 'RESPONSE',
      message: { text: 'Hello 👋' },
    });
  });
  it.each([
    ['user_ref:s-i-0', { user_ref: 's-i-0' }],
    ['comment:5_6', { comment_id: '5_6' }],
  ])('OWN-14 CHK-04 ENT-20 writes to "%s" as %j', async (recipient, expected) => {
    await send({ recipient });
    expect(seen[0]?.body).toMatchObject({ recipient: expected });
  });
  it('OWN-14 the address can name another API version', async () => {
    await send({}, { apiUrl: `${apiUrl}/v19.0` });
    expect(seen[0]?.url).toBe('/v19.0/99/messages');
  });
  it.each([
    [429, '', { 'retry-after': '7' }, { type: 'retry', afterMs: 7000 }],
    [503, '<html>', {}, { type: 'retry' }],
    [400, '{"error":{"code":613}}', {}, { type: 'retry' }],
    [400, '{"error":{"code":551}}', {}, { type: 'failed' }],
    [401, '{"error":{"code":190}}', {}, { type: 'held' }],
    [200, 'not json', {}, { type: 'sent' }],
  ])('OWN-14 D24 interprets the answer %i %s', async (status, body, headers, expected) => {
    answer = { status, body, headers };
    expect(await send()).toMatchObject(expected);
  });
  it('OWN-14 D24 retries if no one answers, but not after a timeout, because the message may have arrived', async () => {
    const explain = (sending: Promise<unknown>) => sending.then(() => undefined, explainFailure);
    expect(await explain(send({}, { apiUrl: closedUrl }))).toMatchObject({ type: 'retry' });
    answer = { status: 200, body: '', silent: true };
    expect(await explain(send({}, { timeoutMs: 1000 }))).toEqual({
      type: 'unknown',
      error: 'The provider didn’t respond (TimeoutError). The message may have arrived.',
    });
    await expect.poll(() => seen).toHaveLength(1);
  });
  it('OWN-14 C39 follows no redirect of the platform, and reports a page without a token', async () => {
    answer = { status: 307, body: '', headers: { location: 'http://127.0.0.1:1/steal' } };
    await expect(send()).rejects.toThrow();
    const held = { type: 'held', error: expect.stringContaining('has no access token') };
    expect(await send({ sender: '98' })).toEqual(held);
    expect(await send({ sender: 'toString' })).toEqual(held);
    expect(seen).toHaveLength(1);
  });
  it('C47 OWN-14 no error contains the token or the text', async () => {
    const errors: unknown[] = [];
    for (const status of [400, 401, 429, 500]) {
      answer = { status, body: JSON.stringify({ error: { code: 1, message: `${token} Hello` } }) };
      errors.push(await send());
    }
    expect(JSON.stringify(errors)).not.toMatch(/secret-token|Hello|7001/);
  });
});
