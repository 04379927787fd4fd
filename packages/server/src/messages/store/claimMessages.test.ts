import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAccount } from '../../accounts/index';
import { sampleAccount } from '../../sample/testing/index';
import { explainPlan } from '../../testing/explainPlan';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type ClaimedMessage, claimMessages } from './claimMessages';
import { enqueueMessage, type NewMessage } from './enqueueMessage';
import { suppress } from './suppress';

const [crowd, lone] = [3001, 3002];
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  for (const accountId of [crowd, lone]) await insertAccount(test.sql, { ...sampleAccount, accountId });
});
afterAll(() => test.close());
beforeEach(() => test.sql`truncate outbox, suppressions`);

/** Queues many messages that are a while late, each to another person. */
const fill = (accountId: number, count: number, priority = 2) => test.sql`
  insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key, priority, next_at)
  select ${accountId}, gen_random_uuid(), 'sms', n::text, ${String(priority)} || n::text, '{}', ${String(priority)} || n::text,
    ${priority}, now() - make_interval(secs => 100 + n)
  from generate_series(1, ${count}::int) as n`;
const queue = (accountId: number, dedupeKey: string, parts: Partial<NewMessage> = {}) =>
  enqueueMessage(test.sql, {
    ...{ accountId, channel: 'sms', recipient: '+14155550101', body: {}, dedupeKey },
    ...parts,
  });
const claim = (most: number, busy: Record<string, number> = {}) =>
  claimMessages(test.sql, { most, leaseMs: 60_000, busy: new Map(Object.entries(busy)) });
const count = (claimed: readonly ClaimedMessage[]) =>
  [crowd, lone].map((account) => claimed.filter(({ accountId }) => accountId === account).length);

describe('claimMessages', () => {
  it('OWN-13 an account with 1,000 messages does not hold up one with a single message', async () => {
    await fill(crowd, 1000);
    await queue(lone, 'single', { dueAt: new Date(Date.now() - 1000) });
    expect(count(await claim(2))).toEqual([1, 1]);
    expect(count(await claim(8))).toEqual([8, 0]);
  });

  it('OWN-13 accounts take turns, and what is in progress counts', async () => {
    await fill(crowd, 1000);
    await fill(lone, 100);
    expect(count(await claim(8))).toEqual([4, 4]);
    expect(count(await claim(8, { [crowd]: 4 }))).toEqual([2, 6]);
  });

  it('OWN-13 a young message has its turn soon, also if more accounts have old ones than a claim looks at', async () => {
    for (let accountId = 4000; accountId < 4040; accountId += 1) {
      await insertAccount(test.sql, { ...sampleAccount, accountId });
      await fill(accountId, 30);
    }
    await queue(lone, 'young', { dueAt: new Date() });
    // One of five claims on average; all 100 miss it once in five billion runs.
    let claims = 0;
    for (let [, served] = [0, 0]; served === 0 && claims < 100; claims += 1)
      [, served = 0] = count(await claim(8));
    expect(claims).toBeLessThan(100);
  });

  it('OWN-13 the reply to STOP overtakes everything, and a welcome what was planned for later', async () => {
    await fill(crowd, 1000);
    await queue(crowd, 'planned', { recipient: '+14155550102', dueAt: new Date(Date.now() - 1000) });
    await queue(crowd, 'welcome', { recipient: '+14155550103' });
    await queue(crowd, 'stopped', { isReply: true });
    const next = async () => (await claim(1)).map(({ recipient }) => recipient);
    expect([await next(), await next()]).toEqual([['+14155550101'], ['+14155550103']]);
  });

  it('OWN-13 a person gets one message at a time, in the order of priority, then time', async () => {
    await queue(crowd, 'later', { dueAt: new Date(Date.now() - 5000) });
    await queue(crowd, 'first');
    await queue(crowd, 'second');
    await queue(crowd, 'reply', { isReply: true });
    const order: unknown[] = [];
    for (let claimed = await claim(8); claimed.length > 0; claimed = await claim(8)) {
      expect(claimed).toHaveLength(1);
      const [row] = await test.sql`
        update outbox set state = 'sent' where message_id = ${claimed[0]?.messageId ?? ''} returning dedupe_key`;
      order.push(row?.['dedupe_key']);
    }
    expect(order).toEqual(['reply', 'first', 'second', 'later']);
  });

  it('OWN-13 cancels what is due for a person who is stopped, but not the reply', async () => {
    await suppress(
      test.sql,
      { accountId: crowd, channel: 'sms', recipient: '+14155550101' },
      { reason: 'STOP' },
    );
    await queue(crowd, 'planned');
    expect(await claim(8)).toMatchObject([{ isCancelled: true }]);
    await queue(crowd, 'reply', { isReply: true });
    expect(await claim(8)).toMatchObject([{ isCancelled: false, isReply: true }]);
  });

  it('OWN-13 E15 finds messages with indexes, and reads some rows of each account, not all', async () => {
    await fill(crowd, 5000);
    await fill(lone, 5000);
    await test.sql`analyze outbox`;
    const wish = { most: 8, leaseMs: 60_000, busy: new Map<string, number>() };
    const plan = await explainPlan(test.sql, (sql) => claimMessages(sql, wish));
    expect(plan).toContain('outbox_by_priority');
    expect(plan).toContain('outbox_by_account');
    expect(plan).not.toContain('Seq Scan on outbox');
    const rows = await test.sql.begin(async (transaction) => {
      await claimMessages(transaction, wish);
      const [row] = await transaction`
        select sum(pg_stat_get_xact_tuples_returned(oid))::int as n from pg_class
        where oid = 'outbox'::regclass or oid in (select indexrelid from pg_index where indrelid = 'outbox'::regclass)`;
      return row?.['n'] as number;
    });
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(500);
  });
});
