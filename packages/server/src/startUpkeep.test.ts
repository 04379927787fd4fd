import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendConsent } from './consents/index';
import { buildConsent } from './consents/testing/buildConsent';
import { buildOffer, readBuild } from './env/index';
import { noChannels } from './env/testing/index';
import { createLogger } from './http/index';
import { createLifecycle } from './jobs/index';
import { suppress } from './messages/index';
import { createMetrics } from './metrics/index';
import { listForms } from './numbers/index';
import { createSecretBox } from './secrets/index';
import { startUpkeep } from './startUpkeep';
import { openPoolLike } from './testing/openPoolLike';
import { openTestApp, type TestApp } from './testing/openTestApp';
import { testOwner } from './testing/testOwner';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await ageMigrations('25 hours');
});
afterAll(() => test.close());

const log = createLogger('silent');
const box = createSecretBox(testOwner.secretKey);
/** Runs every task once, and says how each ended. */
const runOnce = async (consentMonths?: number) => {
  // Without an index, PostgreSQL still goes through the whole table.
  const sql = openPoolLike(test.sql, `${test.url}?enable_seqscan=off`, 3);
  const metrics = createMetrics({ build: readBuild(), pools: { visitors: sql } });
  const lifecycle = createLifecycle((error) => {
    throw error;
  });
  const ends = new Map<string, boolean>();
  const tasks: string[] = [];
  await startUpkeep(
    {
      sql,
      log,
      secrets: box,
      box,
      offer: buildOffer(noChannels, false),
      consentMonths,
      metrics: {
        ...metrics,
        addTask: (task) => void tasks.push(task),
        endTask: (task, isGood) => void ends.set(task, isGood),
      },
    },
    lifecycle,
  );
  await expect.poll(() => ends.size).toBe(tasks.length);
  await lifecycle.stop();
  await sql`select pg_stat_force_next_flush()`;
  await sql.end();
  return ends;
};
/** As if the server had been updated that long ago. */
const ageMigrations = (age: string) => test.sql`update migrations set ran_at = now() - ${age}::interval`;
const failedOf = (ends: Map<string, boolean>) =>
  [...ends].filter(([, isGood]) => !isGood).map(([task]) => task);

describe('startUpkeep', () => {
  it('OWN-11 OWN-13 OWN-15 E15 finds everything it deletes by an index on its age', async () => {
    const byAge = [
      'attempts_by_age',
      'consents_unmarked',
      'event_outcomes_by_day',
      'events_default_by_age',
      'failed_events_by_age',
      'inbound_messages_by_age',
      'invitations_by_age',
      'mail_tokens_by_age',
      'messenger_inbox_by_age',
      'outbox_done',
      'pending_opt_ins_by_age',
      'refusals_by_day',
      'sandbox_mails_pkey',
      'sandbox_messages_by_age',
      'sessions_by_age',
      'sms_numbers_ended',
      'sms_refs_by_age',
      'sms_slices_by_age',
      'spent_challenges_by_age',
      'subscribers_unmarked',
      'suppressions_by_age',
      'suppressions_lifted',
      'waiting_mails_due',
      'webhook_deliveries_by_age',
      'webhook_deliveries_waiting_by_age',
      'webhook_events_by_age',
      'widgets_deleted',
    ];
    const readScans = async () => {
      const rows = await test.sql<{ name: string; scans: number }[]>`
        select indexrelname as name, idx_scan as scans from pg_stat_user_indexes where indexrelname = any(${byAge})`;
      return new Map(rows.map(({ name, scans }) => [name, scans]));
    };
    const before = await readScans();
    expect([...before.keys()].sort()).toEqual(byAge);
    expect(failedOf(await runOnce(60))).toEqual([]);
    const after = await readScans();
    expect(byAge.filter((name) => after.get(name) === before.get(name))).toEqual([]);
  });

  it('OWN-12 deletes numbers of consents after the given months, and never without them', async () => {
    await test.sql.begin((sql) => appendConsent(sql, buildConsent({ account_id: 1001 })));
    await test.sql`alter table consents disable trigger user`;
    await test.sql`update consents set created_at = now() - interval '3 months'`;
    await test.sql`alter table consents enable trigger user`;
    const address = { accountId: 1001, channel: 'sms', recipient: '+14155550100' } as const;
    await suppress(test.sql, address, { reason: 'STOP', at: new Date(Date.now() - 70 * 86_400_000) });
    const readNumbers = async () => (await test.sql`select from consents where phone is not null`).length;
    for (const months of [undefined, 3]) {
      expect(failedOf(await runOnce(months))).toEqual([]);
      expect(await readNumbers()).toBe(1);
    }
    expect(failedOf(await runOnce(2))).toEqual([]);
    expect(await readNumbers()).toBe(0);
  });

  it('OWN-12 deletes numbers of subscribers after the same months, and never without them', async () => {
    const phone = '+14155550101';
    await test.sql`
      insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id, last_opt_in_at)
      values (1001, gen_random_uuid(), 'sms', ${phone}, 5001, now() - interval '4 months')`;
    const address = { accountId: 1001, channel: 'sms', recipient: phone } as const;
    await suppress(test.sql, address, { reason: 'STOP', at: new Date(Date.now() - 70 * 86_400_000) });
    const readNumbers = async () =>
      (await test.sql`select from subscribers where phone = any(${listForms(test.sql, 1001, phone)})`).length;
    for (const months of [undefined, 3]) {
      expect(failedOf(await runOnce(months))).toEqual([]);
      expect(await readNumbers()).toBe(1);
    }
    expect(failedOf(await runOnce(2))).toEqual([]);
    expect(await readNumbers()).toBe(0);
  });

  it('OWN-12 NET-12 leaves numbers of subscribers for a day after the upgrade: servers of the version before may still run', async () => {
    const phone = '+14155550102';
    await test.sql`
      insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id, last_opt_in_at)
      values (1001, gen_random_uuid(), 'sms', ${phone}, 5001, now() - interval '4 months')`;
    const address = { accountId: 1001, channel: 'sms', recipient: phone } as const;
    await suppress(test.sql, address, { reason: 'STOP', at: new Date(Date.now() - 70 * 86_400_000) });
    const readNumbers = async () =>
      (await test.sql`select from subscribers where phone = any(${listForms(test.sql, 1001, phone)})`).length;
    await ageMigrations('23 hours');
    expect(failedOf(await runOnce(2))).toEqual([]);
    expect(await readNumbers()).toBe(1);
    await ageMigrations('25 hours');
    expect(failedOf(await runOnce(2))).toEqual([]);
    expect(await readNumbers()).toBe(0);
  });

  it('OWN-11 OWN-13 a task that fails keeps no other from succeeding', async () => {
    await test.sql`alter table messenger_inbox rename to elsewhere`;
    const ends = await runOnce();
    expect(failedOf(ends)).toEqual(['delete old Messenger event ids']);
    expect(ends.size).toBeGreaterThan(7);
    await test.sql`alter table elsewhere rename to messenger_inbox`;
  });
});
