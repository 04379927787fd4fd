import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAccount, insertWidget } from '../accounts/index';
import { noChannels } from '../env/testing/index';
import { startOutbox } from '../messages/index';
import { channelRetention, type Outbox, pruneChannels } from '../messages/testing/index';
import { sampleAccount, sampleWidgets } from '../sample/testing/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../testing/postPhone';
import { buildTextForm, postText, textsUrl } from '../testing/postText';
import { waitFor } from '../testing/waitFor';
import { createProviders } from './createProviders';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const authToken = 'twilio-token-0123456789';
const phone = '+14155550100';
type Sent = { To: string; Body: string; StatusCallback: string; sid: string };

let test: TestApp;
let app: FastifyInstance;
let double: Server;
let outbox: Outbox;
/** What reached the fake; the first attempt of each message hits a rate limit. */
const sent: Sent[] = [];
const refused = new Set<string>();

beforeAll(async () => {
  double = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(body)) as unknown as Sent;
      const isFirst = !refused.has(form.StatusCallback);
      refused.add(form.StatusCallback);
      if (isFirst) {
        response.writeHead(429).end('{"code":20429,"message":"Too Many Requests"}');
        return;
      }
      sent.push({ ...form, sid: `SM${sent.length}` });
      response.writeHead(201).end(JSON.stringify({ sid: `SM${sent.length - 1}` }));
    });
  });
  await new Promise<void>((resolve) => double.listen(0, '127.0.0.1', resolve));
  test = await openTestApp();
  const apiUrl = `http://127.0.0.1:${(double.address() as AddressInfo).port}`;
  const channels = {
    ...noChannels,
    apiUrls: { twilio: apiUrl },
    shared: { twilio: { accountSid: 'AC1', authToken } },
    sharedWith: [1002],
  };
  app = await test.build({ publicUrl: textsUrl, channels });
  await insertAccount(test.sql, { ...sampleAccount, accountId: 1002, smsProvider: 'twilio' });
  const [modal] = sampleWidgets;
  if (modal) await insertWidget(test.sql, 1002, { ...modal, widgetId: 6001 });
  const providers = createProviders({ sql: test.sql, channels, publicUrl: textsUrl });
  outbox = await startOutbox({
    sql: test.sql,
    providers,
    log,
    times: { atOnce: 4, leaseMs: 60_000, pollMs: 20 },
  });
});
afterAll(async () => {
  await outbox.stop();
  double.close();
  await test.close();
});

const selectMessage = async () =>
  (await test.sql`select state, delivery, last_error, attempts from outbox`)[0];
/** Reports the status of the first message, as Twilio does. */
const report = (MessageStatus: string, parts: Record<string, string> = {}, path?: string) => {
  const [first] = sent as [Sent];
  const own = first.StatusCallback.slice(textsUrl.length);
  const pairs = buildTextForm({ MessageSid: first.sid, MessageStatus, Body: undefined, ...parts });
  return postText(app, { secret: authToken, pairs, path: path ?? own });
};

describe('an account that texts through Twilio', () => {
  it('OWN-13 SMS-03 OWN-22 texts a number left on a page, despite a rate limit of the provider', async () => {
    const body = buildPhoneBody({ account_id: 1002, widget_id: 6001, phone_number: phone });
    expect((await postPhone(app, body)).json()).toEqual({ state: true, errors: [] });
    await waitFor(
      async () =>
        (await selectMessage())?.['attempts'] === 1 && (await selectMessage())?.['state'] === 'queued',
    );
    expect(await selectMessage()).toMatchObject({ last_error: expect.stringContaining('429') });
    await test.sql`update outbox set next_at = now()`;
    await waitFor(async () => (await selectMessage())?.['state'] === 'sent');
    expect(sent).toMatchObject([{ To: phone, Body: expect.stringMatching(/^Fern & Fig: /) }]);
  });

  it('OWN-13 stores its status, in whatever order reports arrive', async () => {
    for (const status of ['queued', 'delivered', 'sent', 'delivered', 'sending']) {
      expect((await report(status)).statusCode).toBe(200);
    }
    expect(await selectMessage()).toMatchObject({ delivery: 'delivered', last_error: null });
    await report('undelivered', { ErrorCode: '30003' });
    expect(await selectMessage()).toMatchObject({
      delivery: 'undelivered',
      last_error: 'The provider couldn’t deliver the message (undelivered 30003).',
    });
  });

  it('OWN-13 a report also finds its message by Twilio’s id', async () => {
    expect((await report('read', {}, '/webhooks/sms')).statusCode).toBe(200);
    expect(await selectMessage()).toMatchObject({ delivery: 'read' });
  });

  it.each([
    ['an unknown message', { MessageSid: 'SMnone' }, '/webhooks/sms'],
    ['an invalid message id', { MessageSid: 'SMnone' }, '/webhooks/sms?message=1%27'],
    ['an unknown word', { MessageStatus: 'exploded' }, undefined],
  ])('OWN-13 accepts a report with %s, which changes nothing', async (_title, parts, path) => {
    expect((await report('failed', parts, path)).statusCode).toBe(200);
    expect(await selectMessage()).toMatchObject({ delivery: 'read' });
  });

  it('OWN-13 deletes old data, but nothing that still counts', async () => {
    const nothing = await pruneChannels(test.sql, channelRetention);
    await test.sql`update outbox set next_at = now() - interval '91 days'`;
    await test.sql`update sms_slices set slice = slice - interval '3 days'`;
    const before = (await test.sql`select from consents`).length;
    expect([nothing, await pruneChannels(test.sql, channelRetention)]).toEqual([0, expect.any(Number)]);
    expect(await test.sql`select from outbox`).toHaveLength(0);
    expect(await test.sql`select from sms_slices`).toHaveLength(0);
    expect(await test.sql`select from consents`).toHaveLength(before);
  });
});
