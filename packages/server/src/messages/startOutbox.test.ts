import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPoolLike } from '../testing/openPoolLike';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { waitFor } from '../testing/waitFor';
import type { Provider, Providers } from './Provider';
import type { Outgoing } from './pure/Outgoing';
import { type Outbox, startOutbox } from './startOutbox';
import { claimMessages } from './store/claimMessages';
import { enqueueMessage } from './store/enqueueMessage';
import { settleMessage } from './store/settleMessage';
import { updateDelivery } from './store/updateDelivery';
import { createTestProvider } from './testing/createTestProvider';

const lines: [level: string, text: string, error: unknown][] = [];
const tell = (level: string) => (values: object, text: string) => {
  lines.push([level, text, (values as { error?: unknown }).error]);
};
const log = { info: tell('info'), warn: tell('warn'), error: tell('error') };
const never = 3_600_000;
const busy = new Map<string, number>();
/** Daytime and night in every time zone of the United States. */
const [dayMs, nightMs] = [Date.UTC(2026, 0, 15, 20), Date.UTC(2026, 0, 15, 9)];
const ofShop = { accountId: 1001, channel: 'sms' } as const;
const unknownLine = 'message may or may not have arrived; not sending it again';
let test: TestApp;
let running: Outbox[] = [];

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const outbox of running) await outbox.stop();
  running = [];
  await test.sql`truncate outbox, suppressions`;
  lines.length = 0;
});

const queue = (recipient: string, parts: { dedupeKey?: string; dueAt?: Date } = {}) =>
  enqueueMessage(test.sql, {
    ...ofShop,
    ...{ recipient, body: { text: recipient }, dedupeKey: recipient },
    ...parts,
  });
async function start(
  sandbox: Provider,
  parts: { pollMs?: number; leaseMs?: number; providers?: Providers; nowMs?: number } = {},
) {
  const times = { atOnce: 8, leaseMs: 60_000, pollMs: never, ...parts };
  const { providers = { sandbox }, nowMs = dayMs } = parts;
  const outbox = startOutbox({ sql: test.sql, providers, log, times, nowMs: () => nowMs });
  running.push(outbox);
  return outbox;
}
const selectRows = () =>
  test.sql`select state, attempts, last_error, provider, provider_id, next_at > now() as later from outbox`;
const settled = (state: string) =>
  waitFor(async () => (await selectRows()).some((row) => row['state'] === state && row['attempts'] > 0));

describe('startOutbox', () => {
  it('OWN-13 sends a message at once that is queued while it waits, and records the provider', async () => {
    const provider = createTestProvider({ type: 'sent', providerId: 'p-1' });
    await start(provider);
    await queue('+14155550101');
    await settled('sent');
    expect(provider.sent).toMatchObject([
      {
        accountId: 1001,
        channel: 'sms',
        recipient: '+14155550101',
        sender: '+14155552671',
        body: { text: '+14155550101' },
        attempt: 1,
      },
    ]);
    expect(await selectRows()).toMatchObject([{ provider: 'sandbox', provider_id: 'p-1', last_error: null }]);
  });

  it('OWN-13 the same cause queues one message', async () => {
    expect(await queue('+14155550101', { dedupeKey: 'same' })).toBeDefined();
    expect(await queue('+14155550102', { dedupeKey: 'same' })).toBeUndefined();
  });

  it('OWN-13 never sends a message of a failed transaction', async () => {
    const provider = createTestProvider();
    await start(provider, { pollMs: 5 });
    const failing = test.sql.begin(async (transaction) => {
      await enqueueMessage(transaction, { ...ofShop, recipient: '+1', body: {}, dedupeKey: 'x' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await queue('+14155550101');
    await settled('sent');
    expect(provider.sent).toHaveLength(1);
  });

  it('OWN-13 many workers in many pools send each of 300 messages exactly once', async () => {
    const provider = createTestProvider();
    const pools = [1, 2, 3].map(() => openPoolLike(test.sql, test.url, 3));
    for (let index = 0; index < 300; index += 1) await queue(`+1415555${1000 + index}`);
    const times = { atOnce: 8, leaseMs: 60_000, pollMs: 20 };
    const workers = pools.map((sql) => startOutbox({ sql, providers: { sandbox: provider }, log, times }));
    await waitFor(async () => (await selectRows()).every((row) => row['state'] === 'sent'));
    for (const worker of workers) await worker.stop();
    for (const pool of pools) await pool.end();
    expect(provider.sent).toHaveLength(300);
    expect(new Set(provider.sent.map(({ recipient }) => recipient)).size).toBe(300);
  });

  it('OWN-13 sends messages to one person one after the other, in order', async () => {
    let [underWay, most] = [0, 0];
    const order: string[] = [];
    const send = async ({ body }: Outgoing) => {
      underWay += 1;
      most = Math.max(most, underWay);
      order.push((body as { text: string }).text);
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay -= 1;
      return { type: 'sent' } as const;
    };
    for (const text of ['a', 'b', 'c', 'd']) {
      const to = { recipient: '+14155550101', body: { text }, dedupeKey: text };
      await enqueueMessage(test.sql, { ...ofShop, ...to });
    }
    await start({ send });
    await waitFor(async () => order.length === 4);
    expect([order, most]).toEqual([['a', 'b', 'c', 'd'], 1]);
  });

  it('OWN-13 another process takes over the messages of a killed one, if repeats are safe', async () => {
    await queue('+14155550101');
    expect(await claimMessages(test.sql, { most: 5, leaseMs: never, busy })).toHaveLength(1);
    expect(await claimMessages(test.sql, { most: 5, leaseMs: never, busy })).toHaveLength(0);
    await test.sql`update outbox set next_at = now()`;
    const provider = createTestProvider();
    await start({ ...provider, isRepeatable: true }, { pollMs: 20 });
    await settled('sent');
    expect(provider.sent).toMatchObject([{ attempt: 2 }]);
  });

  it('OWN-13 D24 flags what a killed process may have sent and does not resend it; the next message goes', async () => {
    await queue('+14155550101', { dedupeKey: 'in hand' });
    const [inHand] = await claimMessages(test.sql, { most: 5, leaseMs: 20, busy });
    await queue('+14155550101', { dedupeKey: 'next' });
    const provider = createTestProvider();
    await start(provider, { pollMs: 20 });
    await settled('sent');
    expect(provider.sent).toMatchObject([{ attempt: 1 }]);
    await settled('unknown');
    const [row] = await test.sql`select last_error from outbox where dedupe_key = 'in hand'`;
    expect(row?.['last_error']).toMatch(/stopped while it was sending/);
    expect(lines.find(([level]) => level === 'error')?.[1]).toBe(unknownLine);
    // Then the process comes back after all, or the provider reports.
    const messageId = inHand?.messageId ?? '';
    const again = { accountId: 1001, messageId, attempt: 1, state: 'queued', provider: 'sandbox' } as const;
    expect(await settleMessage(test.sql, again)).toBe(false);
    await updateDelivery(test.sql, { messageId, providerId: 'p-9', status: 'delivered', error: undefined });
    const [known] =
      await test.sql`select state, provider_id, delivery from outbox where dedupe_key = 'in hand'`;
    expect(known).toEqual({ state: 'sent', provider_id: 'p-9', delivery: 'delivered' });
  });

  it('OWN-13 a process that comes back too late does not overwrite what another has done', async () => {
    await queue('+14155550101');
    const [first] = await claimMessages(test.sql, { most: 1, leaseMs: 0, busy });
    const [second] = await claimMessages(test.sql, { most: 1, leaseMs: 60_000, busy });
    expect([first?.attempt, second?.attempt]).toEqual([1, 2]);
    const messageId = first?.messageId ?? '';
    const [accountId, error] = [1001, 'late'];
    const late = { accountId, messageId, attempt: 1, state: 'failed', provider: 'sandbox', error } as const;
    expect(await settleMessage(test.sql, late)).toBe(false);
    expect(await settleMessage(test.sql, { ...late, accountId: 1010, attempt: 2 })).toBe(false);
    expect(await settleMessage(test.sql, { ...late, attempt: 2, state: 'sent' })).toBe(true);
    expect(await settleMessage(test.sql, { ...late, attempt: 2 })).toBe(false);
  });

  it('OWN-13 waits with a message that is due later', async () => {
    const provider = createTestProvider();
    await queue('+14155550101', { dueAt: new Date(Date.now() + never) });
    await queue('+14155550102', { dueAt: new Date(Date.now() + 200) });
    await start(provider, { pollMs: 20 });
    await settled('sent');
    expect(provider.sent.map(({ recipient }) => recipient)).toEqual(['+14155550102']);
  });

  it.each([
    ['should be sent later', { type: 'retry', error: 'busy', afterMs: never } as const],
    ['fails temporarily', { type: 'retry', error: 'busy' } as const],
  ])('OWN-13 queues a message that %s again with its reason', async (_title, outcome) => {
    await start(createTestProvider(outcome));
    await queue('+14155550101');
    await settled('queued');
    expect(await selectRows()).toMatchObject([{ attempts: 1, last_error: 'busy', later: true }]);
  });

  it('OWN-13 D24 retries a provider that is down, and gives up on one that stays down', async () => {
    const send = () => Promise.reject(Object.assign(new Error('fetch'), { cause: { code: 'ECONNREFUSED' } }));
    await start({ send }, { pollMs: 5 });
    await queue('+14155550101');
    await settled('queued');
    await test.sql`update outbox set attempts = 15, next_at = now()`;
    await settled('failed');
    const last_error = 'We couldn’t reach the provider (ECONNREFUSED).';
    expect(await selectRows()).toMatchObject([{ last_error, attempts: 16 }]);
  });

  it('OWN-13 D24 does not repeat a call that broke off, and logs it', async () => {
    const timeout = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    let calls = 0;
    const send = () => {
      calls += 1;
      return Promise.reject(timeout);
    };
    await start({ send }, { pollMs: 5 });
    await queue('+14155550101');
    await settled('unknown');
    await queue('+14155550102');
    await waitFor(async () => calls === 2);
    expect(lines[0]).toEqual(['error', unknownLine, expect.stringContaining('TimeoutError')]);
  });

  it('OWN-13 D25 spreads retries randomly', async () => {
    const waits: number[] = [];
    for (const chance of [0, 1]) {
      await test.sql`truncate outbox`;
      const providers = { sandbox: createTestProvider({ type: 'retry', error: 'busy', afterMs: 1_000_000 }) };
      const times = { atOnce: 1, leaseMs: 60_000, pollMs: never };
      running.push(startOutbox({ sql: test.sql, providers, log, times, chance: () => chance }));
      await queue('+14155550101');
      await settled('queued');
      const [row] = await test.sql`select extract(epoch from next_at - now())::float8 as s from outbox`;
      waits.push(row?.['s'] as number);
      await running.pop()?.stop();
    }
    expect(waits.map((wait) => Math.round(wait / 50) * 50)).toEqual([1000, 1250]);
  });

  it('OWN-13 a permanently rejected message fails with a reason', async () => {
    await start(createTestProvider({ type: 'failed', error: 'no such number' }));
    await queue('+14155550101');
    await settled('failed');
    expect(await selectRows()).toMatchObject([{ last_error: 'no such number', attempts: 1 }]);
  });

  it.each([
    [
      'without a provider',
      'none',
      { type: 'sent' } as const,
      'This channel has no provider. Choose one in Settings → Providers.',
    ],
    [
      'whose provider is not set up',
      'twilio',
      { type: 'sent' } as const,
      'Twilio isn’t connected. Connect it in Settings → Providers or choose another provider.',
    ],
    ['whose credentials are refused', 'sandbox', { type: 'held', error: '401' } as const, '401'],
  ])('OWN-13 a message %s waits for its owner, is logged, and goes once all is well', async (...row) => {
    const [, name, outcome, error] = row;
    await test.sql`update accounts set sms_provider = ${name} where account_id = 1001`;
    const provider = createTestProvider(outcome, { type: 'sent' });
    await start(provider, { pollMs: 5 });
    await queue('+14155550101');
    await settled('queued');
    expect(await selectRows()).toMatchObject([{ state: 'queued', last_error: error, later: true }]);
    expect(lines).toEqual([['error', expect.stringContaining('until its owner fixes'), error]]);
    await test.sql`update accounts set sms_provider = 'sandbox' where account_id = 1001`;
    await test.sql`update outbox set next_at = now()`;
    await settled('sent');
  });

  it('OWN-13 gives up on a message whose owner fixes nothing for three days', async () => {
    await queue('+14155550101', { dueAt: new Date(Date.now() - 73 * 3_600_000) });
    await start(createTestProvider({ type: 'held', error: '401' }));
    await settled('failed');
    expect(await selectRows()).toMatchObject([{ last_error: '401', attempts: 1 }]);
  });

  it('OWN-22 a text that is hours late waits until morning', async () => {
    const provider = createTestProvider({ type: 'sent', providerId: 'p-1' });
    await queue('+14155550101', { dueAt: new Date(Date.now() - 2 * 3_600_000) });
    await start(provider, { nowMs: nightMs });
    await settled('queued');
    expect(await selectRows()).toMatchObject([
      { last_error: expect.stringContaining('It’s night'), later: true },
    ]);
    expect(provider.sent).toEqual([]);
  });

  it('OWN-13 C58 stops a person whom the provider reports as stopped', async () => {
    const provider = createTestProvider({ type: 'cancelled', error: '21610' });
    await queue('+14155550101', { dedupeKey: 'one' });
    await queue('+14155550101', { dedupeKey: 'two' });
    await start(provider);
    await waitFor(async () => (await selectRows()).every((row) => row['state'] === 'cancelled'));
    expect(provider.sent).toHaveLength(1);
    expect(await test.sql`select reason from suppressions`).toEqual([{ reason: 'provider' }]);
  });
});
