import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSignInLink } from '../../accounts/index';
import { waitUntil } from '../../database/testing/index';
import { createSecretBox } from '../../secrets/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';
import { type Browser, openBrowser, signUp } from '../../testing/signUp';
import { testOwner } from '../../testing/testOwner';
import { startWebhooks } from '../startWebhooks';

type WebhookBody = { event: string; createdAt: string; data: { payload?: string } };
type Got = { body: string; signature: string; delivery: string };
let test: TestApp;
let receiver: Server;
let endWork: () => Promise<void>;
let sample: Browser;
let status = 200;
const secrets = createSecretBox(testOwner.secretKey);
const got: Got[] = [];
const url = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
beforeAll(async () => {
  test = await openTestApp();
  receiver = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { 'beckon-signature': signature, 'beckon-delivery': delivery } = request.headers;
      got.push({
        body: Buffer.concat(chunks).toString(),
        signature: String(signature),
        delivery: String(delivery),
      });
      reply.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('x');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const owner = { ...testOwner, allowsPrivateWebhooks: true };
  const app = await test.build({ owner });
  endWork = startWebhooks({ sql: test.sql, secrets, allowsPrivate: true, log: app.log }).stop;
  const answer = await app.inject({
    url: (await createSignInLink(test.sql, 1001)) ?? '',
    headers: { host: 'localhost' },
  });
  sample = openBrowser(app, String(answer.headers['set-cookie']).split(';')[0]);
  test.app = app;
});
afterAll(async () => {
  await endWork();
  receiver.close();
  await test.close();
});

const deliveriesOf = async (webhookId: string) =>
  (await sample.call('GET', `/webhooks/${webhookId}/deliveries`)).json().deliveries as {
    deliveryId: string;
    state: string;
    tries: number;
    attempts: { status: number | null; error: string }[];
  }[];
const make = async (body: object = { url: url() }) => (await sample.call('POST', '/webhooks', body)).json();

describe('webhooks', () => {
  it('OWN-15 C71 the audit log names the new host of a webhook, and none of its secrets', async () => {
    const { webhookId } = await make({ url: `${url()}?key=oldSecret` });
    const changed = await sample.call('PATCH', `/webhooks/${webhookId}`, {
      url: 'http://127.0.0.1:1/?key=newSecret',
    });
    expect(changed.statusCode).toBe(200);
    const [entry] = (await sample.call('GET', '/audit')).json().entries;
    expect(entry).toMatchObject({ action: 'webhook.changed', details: { after: { url: '127.0.0.1:1' } } });
    expect(JSON.stringify(entry)).not.toContain('Secret');
    await sample.call('DELETE', `/webhooks/${webhookId}`);
  });

  it('OWN-01 OWN-15 the audit log names the webhook in every entry', async () => {
    const host = '127.0.0.1:1';
    const { webhookId } = await make({ url: `http://${host}/` });
    const { deliveryId } = (await sample.call('POST', `/webhooks/${webhookId}/test`)).json();
    await sample.call('POST', `/deliveries/${deliveryId}/resend`);
    await sample.call('PATCH', `/webhooks/${webhookId}`, { isActive: false });
    await sample.call('DELETE', `/webhooks/${webhookId}`);
    const { entries } = (await sample.call('GET', '/audit?rows=5')).json();
    expect(
      entries.map((entry: { action: string; details: { host?: string } }) => [
        entry.action,
        entry.details.host,
      ]),
    ).toEqual([
      ['webhook.removed', host],
      ['webhook.changed', host],
      ['delivery.resent', host],
      ['webhook.tested', host],
      ['webhook.made', host],
    ]);
    const gone = await sample.call('POST', `/deliveries/${deliveryId}/resend`);
    expect(gone.statusCode).toBe(404);
  });

  it('OWN-15 sends an opt-in signed, once, and logs it', async () => {
    const { webhookId, secret } = await make();
    await postPhone(test.app, buildPhoneBody({ phone_number: '+14155550177' }));
    expect(await waitUntil(() => got.length === 1, 30_000)).toBe(true);
    const [first] = got as [Got];
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(first.signature) ?? [];
    expect(createHmac('sha256', secret).update(`${t}.${first.body}`).digest('hex')).toBe(v1);
    expect(JSON.parse(first.body)).toMatchObject({
      id: first.delivery,
      event: 'opt_in',
      accountId: 1001,
      data: { widgetId: 5001, phone: '+14155550177', channel: 'sms' },
    });
    expect(
      await waitUntil(async () => (await deliveriesOf(webhookId))[0]?.state === 'delivered', 30_000),
    ).toBe(true);
    expect(await deliveriesOf(webhookId)).toMatchObject([
      { tries: 1, attempts: [{ status: 200, error: '' }] },
    ]);
    const stored = JSON.stringify(
      await test.sql`select encode(sealed_secret, 'escape') as sealed from webhooks`,
    );
    expect(stored).not.toContain(secret);
    expect(test.lines.join('')).not.toContain('+14155550177');

    // The same once more, on request.
    await sample.call('POST', `/deliveries/${first.delivery}/resend`);
    expect(await waitUntil(() => got.length === 2, 30_000)).toBe(true);
    expect([got[1]?.body, got[1]?.delivery]).toEqual([first.body, first.delivery]);
    await sample.call('DELETE', `/webhooks/${webhookId}`);
  });

  it('OWN-15 a test has the exact form of an opt-in: compact JSON, the same fields in the same order', async () => {
    got.length = 0;
    const { webhookId } = await make();
    const payload = 'a "quote", a \\ and ümläut\n\u2028';
    await postPhone(test.app, buildPhoneBody({ phone_number: '+14155550178', payload }));
    expect(await waitUntil(() => got.length === 1, 30_000)).toBe(true);
    await sample.call('POST', `/webhooks/${webhookId}/test`);
    expect(await waitUntil(() => got.length === 2, 30_000)).toBe(true);
    const bodies = got.map(({ body }) => body);
    expect(bodies.map((body) => JSON.stringify(JSON.parse(body)))).toEqual(bodies);
    const [real, tried] = bodies.map((body) => JSON.parse(body)) as [WebhookBody, WebhookBody];
    expect(Object.keys(tried)).toEqual(Object.keys(real));
    expect([real.data.payload, tried.event]).toEqual([payload, 'test']);
    const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
    for (const { createdAt } of [real, tried]) expect(createdAt).toMatch(time);
    await sample.call('DELETE', `/webhooks/${webhookId}`);
  });

  it('OWN-15 retries a rejected delivery later, unchanged, and does not follow a redirect', async () => {
    got.length = 0;
    const { webhookId } = await make();
    status = 302;
    await sample.call('POST', `/webhooks/${webhookId}/test`);
    expect(
      await waitUntil(async () => (await deliveriesOf(webhookId))[0]?.attempts.length === 1, 30_000),
    ).toBe(true);
    expect(await deliveriesOf(webhookId)).toMatchObject([
      { state: 'waiting', attempts: [{ status: 302, error: 'redirect' }] },
    ]);
    const [row] =
      await test.sql`select next_try_at > now() + interval '5 seconds' as later from webhook_deliveries where webhook_id = ${webhookId}`;
    expect(row).toEqual({ later: true });
    status = 200;
    await test.sql`update webhook_deliveries set next_try_at = now() where webhook_id = ${webhookId}`;
    await test.sql`select pg_notify('beckon_webhooks', '')`;
    expect(
      await waitUntil(async () => (await deliveriesOf(webhookId))[0]?.state === 'delivered', 30_000),
    ).toBe(true);
    expect(new Set(got.map(({ body }) => body)).size).toBe(1);

    status = 500;
    await sample.call('POST', `/webhooks/${webhookId}/test`);
    expect(
      await waitUntil(async () => (await deliveriesOf(webhookId))[0]?.attempts.length === 1, 30_000),
    ).toBe(true);
    await test.sql`update webhook_deliveries set tries = 8, next_try_at = now() where state = 'waiting'`;
    await test.sql`select pg_notify('beckon_webhooks', '')`;
    expect(await waitUntil(async () => (await deliveriesOf(webhookId))[0]?.state === 'failed', 30_000)).toBe(
      true,
    );
    await sample.call('DELETE', `/webhooks/${webhookId}`);
  });

  it('OWN-15 D12 two servers share the work and send nothing twice', async () => {
    got.length = 0;
    status = 200;
    const second = await test.build({ owner: { ...testOwner, allowsPrivateWebhooks: true } });
    const { webhookId } = await make();
    await Promise.all(Array.from({ length: 40 }, () => sample.call('POST', `/webhooks/${webhookId}/test`)));
    const isDone = async () =>
      (await test.sql`select from webhook_deliveries where state <> 'delivered'`).length === 0;
    expect(await waitUntil(isDone, 30_000)).toBe(true);
    expect([got.length, new Set(got.map(({ delivery }) => delivery)).size]).toEqual([40, 40]);
    await second.close();
    await sample.call('DELETE', `/webhooks/${webhookId}`);
  });
});

describe('addresses', () => {
  it.each([
    ['https://127.0.0.1/', 'private_address'],
    ['https://localhost:3000/', 'private_address'],
    ['https://[::1]/', 'private_address'],
    ['https://[::ffff:10.0.0.1]/', 'private_address'],
    ['https://0x7f000001/', 'private_address'],
    ['https://2130706433/', 'private_address'],
    ['https://127.1/', 'private_address'],
    ['http://169.254.169.254/latest/meta-data', 'private_address'],
    ['https://10.1.2.3/', 'private_address'],
    ['https://metadata.internal/', 'private_address'],
    ['http://example.com/', 'https_only'],
    ['HTTP://example.com/', 'https_only'],
    ['ftp://example.com/', 'web_address'],
    ['file:///etc/passwd', 'web_address'],
    ['https://user:pass@example.com/', 'web_address'],
    ['https://', 'web_address'],
    ['https://[x/', 'no_address'],
  ])('OWN-15 C39 rejects %s', async (bad, reason) => {
    const app = await test.build({});
    const owner = await signUp(app);
    const answer = await owner.call('POST', '/webhooks', { url: bad });
    const [{ path, reason: why }] = answer.json().fields;
    expect([answer.statusCode, path, why]).toEqual([400, 'url', reason]);
    await app.close();
  });

  it('OWN-15 C39 rejects a name that leads to a private address when it sends', async () => {
    const app = await test.build({});
    await endWork();
    endWork = startWebhooks({ sql: test.sql, secrets, allowsPrivate: false, log: app.log }).stop;
    const owner = await signUp(app);
    const { webhookId } = (await owner.call('POST', '/webhooks', { url: 'https://example.com/' })).json();
    got.length = 0;
    // As if the name resolved to loopback: no word list contains the machine's own name for it.
    await test.sql`update webhooks set url = ${url().replace('127.0.0.1', 'localhost')} where webhook_id = ${webhookId}`;
    await owner.call('POST', `/webhooks/${webhookId}/test`);
    const read = async () =>
      (await owner.call('GET', `/webhooks/${webhookId}/deliveries`)).json().deliveries[0];
    expect(await waitUntil(async () => (await read()).attempts.length === 1, 30_000)).toBe(true);
    expect([(await read()).attempts[0].error, got.length]).toEqual(['private_address', 0]);
  });
});
