import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateId } from '../../../database/index';
import type { Outgoing } from '../../../messages/pure/index';
import { createSmsProvider, verifySmsProvider } from '../../../sms/index';
import { vonage } from './vonage';

const own = { apiKey: 'abcd1234', apiSecret: 'Secret0123456789', signatureSecret: 's'.repeat(40) };
const basic = `Basic ${Buffer.from(`${own.apiKey}:${own.apiSecret}`).toString('base64')}`;
const problem = (code: string, more = {}) =>
  JSON.stringify({ type: `https://developer.vonage.com/api-errors/messages#${code}`, title: 'No', ...more });

let server: Server;
let apiUrl = '';
let reply = { status: 202, body: '', headers: {} };
let asked: { method: string; url: string; type: string; body: string }[] = [];

/** A fake Vonage API: it checks who asks, and answers as configured. */
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      asked.push({ method, url, type: String(headers['content-type']), body });
      const isKnown = headers.authorization === basic;
      const answer = isKnown ? reply : { status: 401, body: problem('unauthorized'), headers: {} };
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  reply = { status: 202, body: '{"message_uuid":"aaaa-1"}', headers: {} };
});

const message: Outgoing = {
  messageId: generateId(),
  accountId: 1001,
  channel: 'sms',
  recipient: '+14155550100',
  sender: '+1 (415) 555-2671',
  body: { text: 'Bücher & 🌿 + 10 %' },
  attempt: 1,
};
const statusUrl = 'https://w.example/webhooks/sms/vonage';
const create = (parts = {}) => createSmsProvider(vonage, { own: { ...own, ...parts }, apiUrl, statusUrl });

describe('vonage', () => {
  it('OWN-13 posts the message as JSON, numbers without +, and remembers its id', async () => {
    expect(await create().send(message)).toEqual({ type: 'sent', providerId: 'aaaa-1' });
    expect(asked).toMatchObject([{ method: 'POST', url: '/v1/messages', type: 'application/json' }]);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      channel: 'sms',
      message_type: 'text',
      from: '14155552671',
      to: '14155550100',
      text: 'Bücher & 🌿 + 10 %',
      client_ref: message.messageId,
      webhook_url: statusUrl,
      webhook_version: 'v1',
    });
  });

  it.each([
    ['too many requests', 429, problem('1000'), { 'retry-after': '7' }, 'retry', '429 (1000)', 7000],
    ['too many without a time', 429, '', {}, 'retry', '429', undefined],
    ['no service', 503, '', {}, 'retry', '503', undefined],
    ['trouble', 500, problem('1080'), {}, 'unknown', '500 (1080)', undefined],
    ['trouble with its gateway', 502, '<html>', {}, 'unknown', '502', undefined],
    ['a low balance', 402, problem('low-balance'), {}, 'held', '402 (low-balance)', undefined],
    ['a feature that is not enabled', 403, problem('forbidden'), {}, 'held', '403 (forbidden)', undefined],
    [
      'a sender it does not allow',
      422,
      problem('x', { title: '1120' }),
      {},
      'failed',
      '422 (1120)',
      undefined,
    ],
    ['a number that is stopped', 422, problem('1240'), {}, 'cancelled', '422 (1240)', undefined],
    ['nothing there', 404, '', {}, 'failed', '404', undefined],
  ])('OWN-13 understands %s (%i)', async (...row) => {
    const [, status, body, headers, type, words, afterMs] = row;
    reply = { status, body, headers };
    const outcome = await create().send(message);
    expect(outcome).toMatchObject({ type, error: expect.stringContaining(`Vonage answered ${words}`) });
    expect('afterMs' in outcome ? outcome.afterMs : undefined).toBe(afterMs);
  });

  it('OWN-13 C47 does not keep what Vonage says, because it may quote the number', async () => {
    reply = { ...reply, status: 422, body: problem('1170', { detail: `${message.recipient} is not valid` }) };
    expect(await create().send(message)).toEqual({ type: 'failed', error: 'Vonage answered 422 (1170).' });
  });

  it('OWN-13 wrong credentials wait for the owner, in words that do not contain them', async () => {
    const outcome = await create({ apiSecret: 'wrong-secret-1' }).send(message);
    expect(outcome).toEqual({
      type: 'held',
      error: expect.stringMatching(/^Vonage answered 401 \(unauthorized\)\. Check/),
    });
    expect(JSON.stringify(outcome)).not.toContain('wrong-secret');
  });

  it('OWN-13 an unknown kind of success is a success: never texts twice', async () => {
    reply = { ...reply, status: 200, body: 'fine' };
    expect(await create().send(message)).toEqual({ type: 'sent', providerId: undefined });
  });

  it('OWN-13 does not send a text that is longer than Vonage takes', async () => {
    const send = (characters: number) =>
      create().send({ ...message, body: { text: 'x'.repeat(characters) } });
    expect(await send(1001)).toMatchObject({ type: 'failed', error: expect.stringContaining('1000') });
    expect(asked).toHaveLength(0);
    expect(await send(1000)).toMatchObject({ type: 'sent' });
  });

  it.each([
    ['their number', 200, '{"count":1,"numbers":[{"msisdn":"14155552671"}]}', 'right'],
    ['a number that only starts the same', 200, '{"numbers":[{"msisdn":"141555526710"}]}', 'foreign'],
    ['no number', 200, '{}', 'foreign'],
    ['an answer that breaks off', 200, '', 'silent'],
    ['trouble', 503, '', 'silent'],
    ['something unreadable', 200, '<html>', 'silent'],
  ])('OWN-02 OWN-13 credentials with %s are %s', async (_title, status, body, verdict) => {
    reply = { ...reply, status, body };
    const check = (parts = {}) =>
      verifySmsProvider(vonage, { ...own, phone: '+14155552671', ...parts }, { vonage: apiUrl });
    expect(await check()).toBe(verdict);
    expect(asked[0]).toMatchObject({
      method: 'GET',
      url: '/account/numbers?pattern=14155552671&search_pattern=0',
    });
    expect(await check({ apiSecret: 'wrong-secret-1' })).toBe('wrong');
  });

  it('OWN-20 asks for numbers where Vonage lists them, unless the operator set an address', () => {
    const check = (url: string) => vonage.buildCheck({ ...own, phone: '+1' }, url).url;
    expect(check(vonage.apiUrl)).toMatch(/^https:\/\/rest\.nexmo\.com\/account\/numbers\?/);
    expect(check('http://127.0.0.1:1')).toMatch(/^http:\/\/127\.0\.0\.1:1\/account/);
  });
});
