import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateId } from '../database/index';
import { numbersOf } from '../numbers/index';
import { createSecretBox } from '../secrets/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { testOwner } from '../testing/testOwner';
import { startWebhooks } from './startWebhooks';

let test: TestApp;
const received: { deliveryId: string; phone: unknown }[] = [];
/** An owner's system that is away at first. */
const receiver = createServer((request, reply) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    const { phone } = JSON.parse(body);
    const deliveryId = String(request.headers['beckon-delivery']);
    const isFirst = !received.some((one) => one.deliveryId === deliveryId);
    received.push({ deliveryId, phone });
    reply.writeHead(isFirst ? 503 : 200).end();
  });
});
beforeAll(async () => {
  test = await openTestApp();
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => receiver.close(resolve));
  await test.close();
});

it('OWN-15 C47 a webhook without its number is logged once by its id, however often it is tried', async () => {
  const { sql } = test;
  const secrets = createSecretBox(testOwner.secretKey);
  const [webhookId, lost, whole] = [generateId(), generateId(), generateId()];
  const phone = '+14155550305';
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const sealed = numbersOf(sql).seal(1001, phone);
  const damaged = sealed.slice(0, -1);
  await sql`
    insert into webhooks (account_id, webhook_id, url, events, sealed_secret)
    values (1001, ${webhookId}, ${url}, '{opt_in}', ${secrets.seal(`1001 webhook ${webhookId}`, 'x')})`;
  for (const [deliveryId, stored] of [
    [lost, damaged],
    [whole, sealed],
  ] as const)
    await sql`
      insert into webhook_deliveries (account_id, delivery_id, webhook_id, event, body)
      values (1001, ${deliveryId}, ${webhookId}, 'opt_in', ${JSON.stringify({ phone: stored })})`;
  const warnings: object[] = [];
  const log = {
    info: () => undefined,
    warn: (values: object, text: string) => void warnings.push({ ...values, text }),
    error: () => undefined,
  };
  const worker = startWebhooks({ sql, secrets, allowsPrivate: true, log });
  const countTries = async () => (await sql`select from webhook_attempts where account_id = 1001`).length;
  await expect.poll(countTries).toBe(2);
  await sql`update webhook_deliveries set next_try_at = now() where account_id = 1001`;
  worker.wake();
  await expect.poll(countTries).toBe(4);
  await worker.stop();

  const sentTo = (id: string) => received.filter((one) => one.deliveryId === id).map((one) => one.phone);
  expect([sentTo(lost), sentTo(whole)]).toEqual([
    [null, null],
    [phone, phone],
  ]);
  const text = 'sending a webhook without its phone number, which could not be decrypted';
  expect(warnings).toEqual([{ accountId: 1001, webhookId, deliveryId: lost, text }]);
});
