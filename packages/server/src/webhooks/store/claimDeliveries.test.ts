import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateId } from '../../database/index';
import { waitUntil } from '../../database/testing/index';
import { checkSecretKey, createSecretBox } from '../../secrets/index';
import { explainPlan } from '../../testing/explainPlan';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { startWebhooks } from '../startWebhooks';
import { claimDeliveries, pruneDeliveries } from './claimDeliveries';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  // Only the tests claim anything.
  await test.app.close();
  await test.sql`insert into accounts (account_id, page_name) values (2001, 'Lone')`;
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`delete from webhooks`;
});

async function addWebhook(waiting: number, isActive = true, accountId = 1001): Promise<string> {
  const webhookId = generateId();
  await test.sql`
    insert into webhooks (account_id, webhook_id, url, events, sealed_secret, is_active)
    values (${accountId}, ${webhookId}, 'https://example.com/', '{opt_in}', 'not sealed at all', ${isActive})`;
  await test.sql`
    insert into webhook_deliveries (account_id, delivery_id, webhook_id, event, body, next_try_at)
    select ${accountId}, gen_random_uuid(), ${webhookId}, 'opt_in', 'x', now() - make_interval(secs => n)
    from generate_series(1, ${waiting}::int) as n`;
  return webhookId;
}
const claim = async (most: number, busy: Record<string, number> = {}) => {
  const request = { most, mostOfOne: 3, leaseMs: 60_000, busy: new Map(Object.entries(busy)) };
  const due = await claimDeliveries(test.sql, request);
  return due.map(({ webhookId }) => webhookId);
};

describe('deliveries that are due', () => {
  it('OWN-15 a webhook with many deliveries does not hold up others, and a busy one is skipped', async () => {
    const crowd = await addWebhook(500);
    const lone = await addWebhook(1);
    expect((await claim(2)).sort()).toEqual([crowd, lone].sort());
    expect(await claim(10)).toEqual([crowd, crowd, crowd]);
    expect(await claim(10, { [crowd]: 3 })).toEqual([]);
  });

  it('OWN-01 OWN-15 a closed account sends none; they wait for it to be restored', async () => {
    const closed = await addWebhook(1, true, 2001);
    const open = await addWebhook(1);
    await test.sql`update accounts set closed_at = now() where account_id = 2001`;
    expect(await claim(10)).toEqual([open]);
    await test.sql`update accounts set closed_at = null where account_id = 2001`;
    expect(await claim(10)).toEqual([closed]);
  });

  it('OWN-15 E13 an account with many webhooks does not hold up another one', async () => {
    const crowd: string[] = [];
    for (let n = 0; n < 20; n += 1) crowd.push(await addWebhook(50));
    const lone = await addWebhook(5, true, 2001);
    expect(await claim(2)).toContain(lone);
    expect((await claim(4, { [crowd[0] ?? '']: 1, [lone]: 1 })).filter((one) => one === lone)).toHaveLength(
      2,
    );
  });

  it('OWN-15 E13 never has more than three of one webhook in progress, whatever was claimed before', async () => {
    const crowd = await addWebhook(500);
    const lone = await addWebhook(1);
    expect(await claim(10, { [crowd]: 2 })).toEqual(expect.arrayContaining([crowd, lone]));
    expect(await claim(10, { [crowd]: 2 })).toEqual([crowd]);
  });

  it('OWN-15 E13 not even thousands of inactive or running deliveries hide those of others', async () => {
    await addWebhook(1000, false);
    const crowd = await addWebhook(1000);
    const lone = await addWebhook(1);
    expect(await claim(10, { [crowd]: 3 })).toEqual([lone]);
  });

  it('OWN-15 E15 finds due deliveries by time, not by going through all webhooks', async () => {
    await addWebhook(3);
    const request = { most: 10, mostOfOne: 3, leaseMs: 60_000, busy: new Map<string, number>() };
    const plan = await explainPlan(test.sql, (sql) => claimDeliveries(sql, request));
    expect(plan).toContain('webhook_deliveries_by_time');
    expect(plan).not.toContain('Seq Scan');
  });

  it('OWN-15 an inactive webhook gets nothing, and everything once it is active again', async () => {
    const webhookId = await addWebhook(2, false);
    expect(await claim(10)).toEqual([]);
    await test.sql`update webhooks set is_active = true`;
    expect(await claim(10)).toEqual([webhookId, webhookId]);
  });

  it('OWN-15 C69 deletes old deliveries, also those waiting for an inactive webhook', async () => {
    await addWebhook(2, false);
    await test.sql`update webhook_deliveries set created_at = now() - interval '31 days' where ctid = (
      select ctid from webhook_deliveries limit 1)`;
    await pruneDeliveries(test.sql, 30);
    expect(await test.sql`select from webhook_deliveries`).toHaveLength(1);
  });

  it('OWN-15 a secret that cannot be opened is a failed try, and is recorded', async () => {
    await addWebhook(1);
    const failures: unknown[] = [];
    const log = {
      info: () => undefined,
      warn: () => undefined,
      error: (values: object) => failures.push(values),
    };
    const worker = startWebhooks({
      sql: test.sql,
      secrets: createSecretBox(new Uint8Array(32)),
      allowsPrivate: false,
      log,
    });
    const attempts = () => test.sql<{ error: string }[]>`select error from webhook_attempts`;
    expect(await waitUntil(async () => (await attempts()).length === 1, 30_000)).toBe(true);
    expect((await attempts())[0]?.error).toBe('secret_unreadable');
    await worker.stop();
    expect(failures).toEqual([]);
  });
});

it('OWN-02 OWN-20 a server with another key does not start on the same database', async () => {
  const [own, other] = [new Uint8Array(32), new Uint8Array(32).fill(1)].map((key) =>
    createSecretBox(key).mark('key check'),
  );
  await checkSecretKey(test.sql, [own ?? '']);
  await checkSecretKey(test.sql, [own ?? '']);
  await expect(checkSecretKey(test.sql, [other ?? ''])).rejects.toThrow('another key');
});
