import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isFullRun } from '../../../../../tools/test/isFullRun';
import { preferIndexes } from '../../database/index';
import { measureReads } from '../../testing/measureReads';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { claimFromLine, claimMessages } from './claimMessages';
import { enqueueMessage, type NewMessage } from './enqueueMessage';
import { lineUpMessages } from './lineUpMessages';
import { retryMessage } from './retryMessage';
import { settleMessage } from './settleMessage';
import { updateDelivery } from './updateDelivery';

/** Many more than a claim may read. */
const campaign = isFullRun ? 20_000 : 5000;

const [crowd, lone, third] = [1001, 2001, 2002];
const busy = new Map<string, number>();
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  await test.sql`
    insert into accounts (account_id, page_name, sms_provider)
    values (${lone}, 'Lone', 'sandbox'), (${third}, 'Third', 'sandbox')`;
  // What PostgreSQL knows about the table is what a test says.
  await test.sql`alter table outbox set (autovacuum_enabled = off)`;
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`truncate outbox, suppressions`;
});

let count = 0;
const queue = (accountId: number, parts: Partial<NewMessage> = {}) => {
  count += 1;
  const recipient = `+1415${5_550_000 + count}`;
  return enqueueMessage(test.sql, {
    ...{ accountId, channel: 'sms', recipient, body: { text: 'x' }, dedupeKey: `${count}` },
    ...parts,
  });
};
/** A campaign, queued by one statement; those in line have a turn each. */
const addCampaign = (accountId: number, { size, isInLine }: { size: number; isInLine: boolean }) => test.sql`
  insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key, due_at, next_at, is_in_line, turn)
  select ${accountId}, gen_random_uuid(), 'sms', '+1' || n, 'person ' || n, '{"text":"x"}', 'campaign ' || n,
    now() - interval '1 minute', now() - interval '1 minute', ${isInLine}, case when ${isInLine} then n else 0 end
  from generate_series(1, ${size}::int) as n`;
const claim = async (most: number) => {
  const claimed = await claimMessages(test.sql, { most, leaseMs: 60_000, busy });
  return claimed.map(({ accountId }) => accountId);
};
/** Claims and sends until the line is empty; returns whose messages left, in order. */
async function drain(atOnce: number): Promise<number[]> {
  const left: number[] = [];
  for (;;) {
    const claimed = await claimMessages(test.sql, { most: atOnce, leaseMs: 60_000, busy });
    if (claimed.length === 0) return left;
    for (const { messageId, accountId, attempt } of claimed) {
      left.push(accountId);
      await settleMessage(test.sql, { accountId, messageId, attempt, state: 'sent', provider: 'sandbox' });
    }
  }
}

describe('turns', () => {
  it('OWN-13 E13 a message of another account leaves with the next two, whatever a campaign has in line', async () => {
    await addCampaign(crowd, { size: campaign, isInLine: true });
    expect(await claim(8)).toEqual(Array(8).fill(crowd));
    await queue(lone);
    expect(await claim(2)).toContain(lone);
  });

  it('OWN-13 E13 accounts with many messages take turns, even if one queued all of its own first', async () => {
    for (let n = 0; n < 12; n += 1) await queue(crowd);
    for (let n = 0; n < 4; n += 1) await queue(lone);
    for (let n = 0; n < 4; n += 1) await queue(third);
    const left = await drain(3);
    expect(left).toHaveLength(20);
    const firstTwelve = left.slice(0, 12);
    for (const account of [crowd, lone, third])
      expect(firstTwelve.filter((one) => one === account)).toHaveLength(4);
  });

  it('OWN-13 E13 an account that was silent gets its turn now, and not all those it missed', async () => {
    for (let n = 0; n < 20; n += 1) await queue(crowd);
    await claim(10);
    for (let n = 0; n < 10; n += 1) await queue(lone);
    const left = await drain(2);
    expect(left.slice(0, 10).filter((one) => one === lone).length).toBeLessThanOrEqual(6);
    expect(left.slice(0, 10).filter((one) => one === lone).length).toBeGreaterThanOrEqual(4);
  });

  it('OWN-13 E13 a message that waits for its person does not hold back the line', async () => {
    await addCampaign(crowd, { size: 60, isInLine: true });
    await claim(50);
    await test.sql`
      update outbox set recipient_hash = 'person 50', turn = 1
      where turn = (select max(turn) from outbox where is_in_line) and state = 'queued'`;
    await queue(lone);
    const [row] = await test.sql`select turn from outbox where account_id = ${lone}`;
    expect(row?.['turn']).toBeGreaterThanOrEqual(50);
  });

  it('OWN-13 E13 a campaign whose time has come does not hold up what others queue', async () => {
    await addCampaign(crowd, { size: campaign, isInLine: false });
    await claim(8);
    await queue(lone);
    expect(await claim(2)).toContain(lone);
  });

  it('OWN-13 E13 messages whose time has come take turns, too', async () => {
    await addCampaign(crowd, { size: 1200, isInLine: false });
    await addCampaign(lone, { size: 3, isInLine: false });
    await test.sql`update outbox set next_at = next_at + interval '1 second' where account_id = ${lone}`;
    const left: number[] = [];
    for (let round = 0; round < 6; round += 1) left.push(...(await claim(8)));
    expect(left.filter((one) => one === lone)).toHaveLength(3);
  });
});

describe('priorities', () => {
  it('OWN-13 E11 an answer to STOP leaves first, then a confirmation, then follow-ups', async () => {
    await addCampaign(crowd, { size: 500, isInLine: true });
    await queue(lone, { dedupeKey: 'later' });
    await queue(lone, { dedupeKey: 'welcome', isConfirmation: true });
    await queue(crowd, { dedupeKey: 'stopped', isReply: true });
    // Each priority has a line of its own, and these may be further on.
    await test.sql`
      update outbox set is_in_line = true, turn = 1000 where dedupe_key in ('stopped', 'welcome')`;
    await claimMessages(test.sql, { most: 2, leaseMs: 60_000, busy });
    const rows =
      await test.sql`select dedupe_key as key from outbox where state = 'sending' order by priority`;
    expect(rows.map(({ key }) => key)).toEqual(['stopped', 'welcome']);
  });

  it('OWN-13 E11 a reply whose provider failed overtakes a campaign again when it is due', async () => {
    await queue(lone, { isReply: true });
    const [reply] = await claimMessages(test.sql, { most: 1, leaseMs: 60_000, busy });
    await addCampaign(crowd, { size: 1200, isInLine: false });
    const { messageId = '', attempt = 0 } = reply ?? {};
    const settlement = { accountId: lone, messageId, attempt, state: 'queued', provider: 'sandbox' } as const;
    await settleMessage(test.sql, settlement);
    expect(await claim(1)).toEqual([lone]);
  });

  it('OWN-13 C58 STOP takes messages out of the line at the moment of the claim', async () => {
    await queue(lone, { recipient: '+14155550199', dedupeKey: 'campaign' });
    await test.sql`
      insert into suppressions (account_id, channel, recipient_hash, reason)
      select account_id, channel, recipient_hash, 'STOP' from outbox`;
    await queue(lone, { recipient: '+14155550199', dedupeKey: 'answer', isReply: true });
    const [first] = await claimMessages(test.sql, { most: 5, leaseMs: 0, busy });
    expect(first).toMatchObject({ isReply: true, isCancelled: false });
    await test.sql`update outbox set state = 'sent' where is_reply`;
    expect(await claimMessages(test.sql, { most: 5, leaseMs: 0, busy })).toMatchObject([
      { isCancelled: true },
    ]);
  });
});

describe('the plan of a claim', () => {
  const nothing = async () => undefined;
  const analyze = () => test.sql`analyze outbox`;
  /** In no order of priority: then an index by account seems to find neighbors. */
  const cancelMany = async () => {
    await addCampaign(lone, { size: 3000, isInLine: false });
    await test.sql`update outbox set state = 'cancelled', priority = hashtext(dedupe_key) & 1`;
  };
  const countCanceled = async () => {
    await cancelMany();
    await analyze();
    await test.sql`delete from outbox`;
  };
  /** The last row keeps the table as long as it was: most of its pages are empty, and look so when they are full again. */
  const countOne = async () => {
    await cancelMany();
    await test.sql`delete from outbox where dedupe_key <> 'campaign 3000'`;
    await test.sql`vacuum analyze outbox`;
  };
  /** What PostgreSQL knows about the table: nothing, what it was before the campaign, or what it is now. */
  const states = [
    ['never counted the table', { before: nothing, after: nothing }],
    ['counted an empty table', { before: analyze, after: nothing }],
    ['counted it with the campaign', { before: nothing, after: analyze }],
  ] as const;
  /** With what a claim could get wrong, too. */
  const allStates = [
    ...states,
    ['counted canceled messages, which are gone', { before: countCanceled, after: nothing }],
    ['counted one message where there had been thousands', { before: countOne, after: nothing }],
  ] as const;
  const most = 8;

  it.each(allStates)('OWN-13 E15 reads the start of the line if PostgreSQL %s', async (_, counted) => {
    await counted.before();
    await addCampaign(crowd, { size: campaign, isInLine: true });
    await counted.after();
    const reads = await measureReads(test.sql, { table: 'outbox', isQueue: true }, (sql) =>
      claimFromLine(sql, { most, leaseMs: 60_000 }),
    );
    expect(reads.scans).toContain('Index Scan outbox_line');
    expect(reads.scans.filter((scan) => !/^Index (?:Only )?Scan/.test(scan))).toEqual([]);
    expect(reads.rows).toBeLessThanOrEqual(250);
  });

  it('OWN-13 E15 reads as little with hundreds of messages on their way that PostgreSQL does not know of', async () => {
    await countOne();
    await addCampaign(lone, { size: 300, isInLine: false });
    await test.sql`
      update outbox set state = 'sending', next_at = now() + interval '1 minute' where state = 'queued'`;
    await addCampaign(crowd, { size: campaign, isInLine: true });
    const reads = await measureReads(test.sql, { table: 'outbox', isQueue: true }, (sql) =>
      claimFromLine(sql, { most, leaseMs: 60_000 }),
    );
    expect(reads.scans).toContain('Index Scan outbox_busy');
    expect(reads.rows).toBeLessThanOrEqual(250);
  });

  it('OWN-13 E15 reads as little with a plan that PostgreSQL made for any claim', async () => {
    await addCampaign(crowd, { size: campaign, isInLine: true });
    const read = await test.sql.begin(async (transaction) => {
      await preferIndexes(transaction);
      const count = async () => {
        const [row] = await transaction<{ n: number }[]>`
          select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_xact_user_tables where relname = 'outbox'`;
        return row?.n ?? 0;
      };
      const before = await count();
      await claimFromLine(transaction, { most, leaseMs: 60_000 });
      return (await count()) - before;
    });
    expect(read).toBeGreaterThan(most);
    expect(read).toBeLessThanOrEqual(250);
  });

  it.each(allStates)(
    'OWN-13 E15 reads one batch of what has come due if PostgreSQL %s',
    async (_, counted) => {
      await counted.before();
      await addCampaign(crowd, { size: campaign, isInLine: false });
      await counted.after();
      const reads = await measureReads(test.sql, { table: 'outbox', isQueue: true }, (sql) =>
        lineUpMessages(sql, 100),
      );
      expect(reads.scans).toContain('Index Scan outbox_waiting');
      expect(reads.rows).toBeLessThanOrEqual(300);
    },
  );

  it('OWN-13 E15 D16 finds a message without its account by the same key, as operators and earlier versions do', async () => {
    await addCampaign(crowd, { size: campaign, isInLine: true });
    await test.sql`update outbox set state = 'failed', is_in_line = false`;
    await test.sql`analyze outbox`;
    const [row] = await test.sql<{ messageId: string }[]>`
      select message_id as "messageId" from outbox where turn = 7`;
    const messageId = row?.messageId ?? '';
    const delivery = { messageId, providerId: 'p', status: 'delivered', error: undefined };
    for (const work of [retryMessage, updateDelivery]) {
      const reads = await measureReads(test.sql, { table: 'outbox', isQueue: false }, (sql) =>
        work(sql, delivery),
      );
      expect(reads.scans).toContain('Index Scan outbox_pkey');
      expect(reads.rows).toBeLessThanOrEqual(2);
    }
  });

  it.each(states)('OWN-13 E15 a turn costs a few rows if PostgreSQL %s', async (_, counted) => {
    await counted.before();
    // Statistics that name the account which is silent now.
    await addCampaign(lone, { size: campaign, isInLine: true });
    await counted.after();
    await test.sql`update outbox set account_id = ${crowd}`;
    for (const accountId of [crowd, lone]) {
      const subscriber = { recipient: '+14155550198', dedupeKey: `turn ${accountId}` };
      const reads = await measureReads(test.sql, { table: 'outbox', isQueue: false }, (sql) =>
        enqueueMessage(sql, { accountId, channel: 'sms', body: { text: 'x' }, ...subscriber }),
      );
      expect(reads.rows).toBeLessThanOrEqual(5);
    }
  });
});
