import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { generateId } from '../database/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { failedJobs } from './failedJobs';

let test: TestApp;
const ids = {
  message: generateId(),
  unknown: generateId(),
  webhook: generateId(),
  email: generateId(),
  late: generateId(),
};
beforeAll(async () => {
  test = await openTestApp();
  // Only the tests work through queues.
  await test.app.close();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`truncate outbox, messenger_inbox, waiting_mails`;
  await test.sql`delete from webhooks`;
  await test.sql`
    insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key, state, last_error, attempts)
    values (1001, ${ids.message}, 'sms', '+14155550101', 'a', '{"text":"secret words"}', 'a', 'failed', 'gave up: 401', 16),
      (1001, ${ids.unknown}, 'sms', '+14155550102', 'b', '{"text":"secret words"}', 'b', 'unknown', 'no answer', 1)`;
  await test.sql`
    insert into messenger_inbox (account_id, mark, kind, event, outcome, tries, last_error)
    values (1001, 'poison', 'message', '{}', 'parked', 5, 'broken event')`;
  const webhookId = generateId();
  await test.sql`
    insert into webhooks (account_id, webhook_id, url, events, sealed_secret) values (1001, ${webhookId}, 'https://x.example/', '{opt_in}', '')`;
  await test.sql`
    insert into webhook_deliveries (account_id, delivery_id, webhook_id, event, body, state, tries)
    values (1001, ${ids.webhook}, ${webhookId}, 'opt_in', 'secret words', 'failed', 9)`;
  await test.sql`insert into webhook_attempts (account_id, delivery_id, status, ms) values (1001, ${ids.webhook}, 503, 7)`;
  await test.sql`
    insert into waiting_mails (mail_id, sealed, failed_at, next_try_at, last_error, expires_at)
    values (${ids.email}, '', now(), 'infinity', 'returned 550', null), (${ids.late}, '', now(), 'infinity', 'away', now() - interval '1 hour')`;
});

async function run(words: string[], account?: string) {
  const lines: string[] = [];
  const variables = { DATABASE_URL: test.url };
  const code = await failedJobs({ words, account, variables, print: (line) => lines.push(line) });
  return { code, lines };
}
const strip = (lines: string[]) => lines.map((line) => line.replace(/^\S+Z /, '')).sort();

it('OWN-13 OWN-14 OWN-15 D23 lists what every queue gave up on, with its reason and nothing about people', async () => {
  const { code, lines } = await run(['failed']);
  expect(code).toBe(0);
  expect(strip(lines)).toEqual([
    `email ${ids.email}: returned 550`,
    `email ${ids.late}: away (its link has expired)`,
    'event 1001/poison of account 1001: broken event',
    `message ${ids.message} of account 1001: gave up: 401`,
    `message ${ids.unknown} of account 1001: no answer (may have arrived; no retry)`,
    `webhook ${ids.webhook} of account 1001: status 503`,
  ]);
  expect(lines.join('')).not.toMatch(/\+1415|secret words/);
  expect((await run(['failed'], '1001')).lines).toHaveLength(4);
  expect((await run(['failed'], '7')).lines).toEqual(['No failed jobs.']);
});

it('OWN-13 OWN-14 OWN-15 D23 queues a job of each kind again', async () => {
  const words = ['retry', ids.message, '1001/poison', ids.webhook, ids.email];
  const { code, lines } = await run(words);
  expect([code, lines.filter((line) => line.endsWith('queued again'))]).toEqual([0, lines]);
  const [row] = await test.sql`
    select (select state from outbox where message_id = ${ids.message}) as message,
      (select outcome from messenger_inbox) as event, (select state from webhook_deliveries) as webhook,
      (select failed_at from waiting_mails where mail_id = ${ids.email}) as email`;
  expect(row).toEqual({ message: 'queued', event: 'waiting', webhook: 'waiting', email: null });
});

it('OWN-13 D24 never repeats a message that may have arrived, nor an email that comes too late', async () => {
  for (const id of [ids.unknown, ids.late, generateId(), '1001/other', 'x']) {
    const { code, lines } = await run(['retry', id]);
    expect([code, lines]).toEqual([1, [`${id}: no failed job with this ID that can be retried`]]);
  }
  const [row] = await test.sql`select state from outbox where message_id = ${ids.unknown}`;
  expect(row?.['state']).toBe('unknown');
});

it.each([[[]], [['retry']], [['failed', 'x']], [['other']]])('OWN-20 explains itself: %j', async (words) => {
  await expect(run(words as string[])).rejects.toThrow('beckon jobs failed');
});
