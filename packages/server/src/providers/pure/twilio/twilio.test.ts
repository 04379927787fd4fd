import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Outgoing } from '../../../messages/pure/index';
import { explainFailure } from '../../../messages/testing/index';
import { createSmsProvider } from '../../../sms/index';
import { twilio } from './twilio';

const accountSid = `AC${'a1'.repeat(16)}`;
const authToken = 'token-0123456789abcdef';
const basic = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

type Reply = {
  status: number;
  body: string;
  headers?: Record<string, string>;
  hangs?: boolean;
  hangsUp?: 'close' | 'reset';
  breaksOff?: boolean;
};
type Asked = { method: string; url: string; type: string; form: Record<string, string> };
let server: Server;
let [apiUrl, closedUrl] = ['', ''];
let reply: Reply;
let asked: Asked[] = [];

/** A fake Twilio API: it checks who asks and what, and answers as configured. */
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const form = Object.fromEntries(new URLSearchParams(body));
      asked.push({ method, url, type: String(headers['content-type']), form });
      if (reply.hangs) return;
      if (reply.hangsUp === 'close') return void request.socket.destroy();
      if (reply.hangsUp === 'reset') return void request.socket.resetAndDestroy();
      const isKnown = headers.authorization === basic;
      const answer = isKnown ? reply : { status: 401, body: '{"code":20003,"message":"Authenticate"}' };
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      if (reply.breaksOff) response.write(answer.body, () => response.destroy());
      else response.end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  closedUrl = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`;
  await new Promise((resolve) => gone.close(resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  reply = { status: 201, body: '{"sid":"SM123","status":"queued"}' };
});

const message: Outgoing = {
  messageId: '0198c5a0-0000-7000-8000-000000000001',
  accountId: 1001,
  channel: 'sms',
  recipient: '+14155550100',
  sender: '+1 (415) 555-2671',
  body: { text: 'Bücher & 🌿 + 10 %' },
  attempt: 1,
};
const create = (parts: { authToken?: string; timeoutMs?: number; apiUrl?: string } = {}) =>
  createSmsProvider(twilio, {
    own: { accountSid, authToken: parts.authToken ?? authToken },
    apiUrl,
    statusUrl: 'https://w.example/webhooks/sms',
    ...parts,
  });

describe('twilio', () => {
  it('OWN-13 posts the message as a form to the account, and remembers its id', async () => {
    expect(await create().send(message)).toEqual({ type: 'sent', providerId: 'SM123' });
    expect(asked).toEqual([
      {
        method: 'POST',
        url: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
        type: expect.stringMatching(/^application\/x-www-form-urlencoded/),
        form: {
          To: '+14155550100',
          From: '+14155552671',
          Body: 'Bücher & 🌿 + 10 %',
          StatusCallback: `https://w.example/webhooks/sms?message=${message.messageId}`,
        },
      },
    ]);
  });

  it.each([
    [
      'too many requests',
      429,
      '{"code":20429,"message":"Too Many Requests"}',
      { 'retry-after': '7' },
      'retry',
      7000,
    ],
    ['too many without a time', 429, '', {}, 'retry', undefined],
    ['trouble', 503, 'Service Unavailable', {}, 'retry', undefined],
    ['a request that took too long', 408, '', {}, 'unknown', undefined],
    ['trouble of an unknown kind', 500, '{"code":20500}', {}, 'unknown', undefined],
    ['trouble with its gateway', 502, '<html>', {}, 'unknown', undefined],
    ['a gateway that did not wait', 504, '', {}, 'unknown', undefined],
    ['a wrong number', 400, '{"code":21211,"message":"Invalid To"}', {}, 'failed', undefined],
    ['a number that is stopped', 400, '{"code":21610,"message":"Unsubscribed"}', {}, 'cancelled', undefined],
    ['an account that is closed', 403, '{}', {}, 'failed', undefined],
    ['an account that is suspended', 403, '{"code":20005}', {}, 'held', undefined],
    ['nothing there', 404, '', {}, 'failed', undefined],
  ])('OWN-13 understands %s (%i)', async (_title, status, body, headers, type, afterMs) => {
    reply = { status, body, headers: headers as Record<string, string> };
    const outcome = await create().send(message);
    expect(outcome).toMatchObject({ type, error: expect.stringContaining(String(status)) });
    expect('afterMs' in outcome ? outcome.afterMs : undefined).toBe(afterMs);
  });

  it('OWN-13 C47 does not keep what Twilio says, because it quotes the number', async () => {
    reply = {
      status: 400,
      body: `{"code":21211,"message":"The 'To' number ${message.recipient} is not valid"}`,
      headers: {},
    };
    expect(await create().send(message)).toEqual({ type: 'failed', error: 'Twilio answered 400 (21211)' });
  });

  it('OWN-13 wrong credentials wait for the owner, in words that do not contain them', async () => {
    const outcome = await create({ authToken: 'wrong-token-0123456789' }).send(message);
    const error = expect.stringMatching(/^Twilio answered 401 \(20003\): check the Account SID/);
    expect(outcome).toEqual({ type: 'held', error });
    expect(JSON.stringify(outcome)).not.toContain('wrong-token');
  });

  it('OWN-13 an unknown kind of success is a success: never texts twice', async () => {
    reply = { status: 200, body: 'fine' };
    expect(await create().send(message)).toEqual({ type: 'sent', providerId: undefined });
  });

  it('OWN-13 does not send a message without words', async () => {
    for (const body of [{}, { text: '' }, { text: 5 }]) {
      expect(await create().send({ ...message, body })).toMatchObject({ type: 'failed' });
    }
    expect(asked).toHaveLength(0);
  });

  it('OWN-13 does not send credentials to a redirect', async () => {
    reply = { status: 307, body: '', headers: { location: `${apiUrl}/elsewhere` } };
    await expect(create().send(message)).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  it('OWN-13 D24 retries if no one answers, but not after a timeout, because the message may have arrived', async () => {
    const explain = (sending: Promise<unknown>) => sending.then(() => undefined, explainFailure);
    const away = create({ apiUrl: closedUrl }).send(message);
    expect(await explain(away)).toMatchObject({
      type: 'retry',
      error: expect.stringMatching(/ECONNREFUSED/),
    });
    reply = { status: 200, body: '', hangs: true };
    expect(await explain(create({ timeoutMs: 1000 }).send(message))).toEqual({
      type: 'unknown',
      error: 'The provider didn’t respond (TimeoutError). The message may have arrived.',
    });
    expect(asked).toHaveLength(1);
  });

  it.each(['close', 'reset'] as const)(
    'OWN-13 D24 does not text again when the connection breaks after the request (%s)',
    async (hangsUp) => {
      reply = { status: 200, body: '', hangsUp };
      expect(await create().send(message).catch(explainFailure)).toMatchObject({
        type: 'unknown',
        error: expect.stringContaining('The message may have arrived'),
      });
      expect(asked).toHaveLength(1);
    },
  );

  it('OWN-13 D24 the status decides if the answer breaks off', async () => {
    reply = { status: 201, body: '{"sid":"SM', headers: { 'content-length': '100' }, breaksOff: true };
    expect(await create().send(message)).toEqual({ type: 'sent', providerId: undefined });
  });
});
