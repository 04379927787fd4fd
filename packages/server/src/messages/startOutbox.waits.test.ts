import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { waitFor } from '../testing/waitFor';
import type { Provider } from './Provider';
import { type Outbox, startOutbox } from './startOutbox';
import { claimMessages } from './store/claimMessages';
import { enqueueMessage } from './store/enqueueMessage';
import { createTestProvider } from './testing/createTestProvider';

const noon = Date.UTC(2026, 0, 15, 20);
const log = { info: () => {}, warn: () => {}, error: () => {} };
let test: TestApp;
let outbox: Outbox;

beforeAll(async () => {
  test = await openTestApp();
});
afterEach(async () => {
  await outbox.stop();
  await test.sql`truncate outbox`;
});
afterAll(() => test.close());

const queue = () =>
  enqueueMessage(test.sql, {
    ...{ accountId: 1001, channel: 'sms', recipient: '+14155550101', dedupeKey: 'one' },
    body: { text: 'Hello' },
  });
const choose = (name: string) => test.sql`update accounts set sms_provider = ${name} where account_id = 1001`;
function start(sandbox: Provider): void {
  const times = { atOnce: 8, leaseMs: 60_000, pollMs: 5 };
  outbox = startOutbox({ sql: test.sql, providers: { sandbox }, log, times, nowMs: () => noon });
}
const isState = (state: string) =>
  waitFor(async () => (await test.sql`select from outbox where state = ${state}`).length > 0);

describe('startOutbox', () => {
  it.each(['none', 'twilio'])(
    'OWN-13 D24 never resends what a killed process may have sent, even if its provider is gone by then (%s)',
    async (name) => {
      await queue();
      await claimMessages(test.sql, { most: 5, leaseMs: 1, busy: new Map() });
      await choose(name);
      start(createTestProvider());
      await isState('unknown');
      await choose('sandbox');
    },
  );

  it('OWN-13 D24 waiting for the owner uses up no retries', async () => {
    const held = Array.from({ length: 3 }, () => ({ type: 'held', error: '401' }) as const);
    await queue();
    await test.sql`update outbox set attempts = 40, attempts_held = 40`;
    start(createTestProvider(...held, { type: 'retry', error: '429' }, { type: 'sent' }));
    for (const heldTimes of [41, 42, 43, 43]) {
      const isWaiting = async () =>
        await test.sql`
          select from outbox where attempts_held = ${heldTimes} and state = 'queued' and next_at > now()`;
      await waitFor(async () => (await isWaiting()).length > 0);
      await test.sql`update outbox set next_at = now()`;
    }
    await isState('sent');
  });
});
