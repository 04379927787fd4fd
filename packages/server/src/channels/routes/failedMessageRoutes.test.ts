import { explain } from '@beckon/contract/data/explain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateId } from '../../database/index';
import { startOutbox } from '../../messages/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { addMember, type Browser, signUp } from '../../testing/signUp';
import { waitFor } from '../../testing/waitFor';

let test: TestApp;
let owner: Browser & { accountId: number };
const ids = { failed: generateId(), unknown: generateId(), sent: generateId(), held: generateId() };
beforeAll(async () => {
  test = await openTestApp();
  owner = await signUp(test.app, 'Own');
  await owner.call('PATCH', '/settings', { smsProvider: 'sandbox' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`truncate outbox`;
  const add = (messageId: string, state: string, parts: number | null = null) => test.sql`
    insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key, state, last_error, attempts, unpaid_parts, next_at)
    values (${owner.accountId}, ${messageId}, 'sms', '+14155550101', ${messageId}, '{"text":"Hello"}', ${messageId}, ${state}, 'no answer',
      16, ${parts}, now() - interval '1 hour')`;
  await add(ids.failed, 'failed');
  await add(ids.unknown, 'unknown');
  await add(ids.sent, 'sent');
  await add(ids.held, 'over_limit', 1);
});
const retry = async (messageId: string, who: Browser = owner) =>
  (await who.call('POST', `/messages/${messageId}/retry`)).statusCode;
const signerStateOf = async (messageId: string) => {
  const [row] = await test.sql`select state from outbox where message_id = ${messageId}`;
  return row?.['state'];
};

describe('messages that were not sent', () => {
  it('OWN-13 D24 NET-12 lists them with their reason, and counts what waits for the daily limit', async () => {
    const answer = (await owner.call('GET', '/messages/failed')).json();
    expect(answer.messages.map(({ messageId, state }: Record<string, string>) => [messageId, state])).toEqual(
      expect.arrayContaining([
        [ids.failed, 'failed'],
        [ids.unknown, 'unknown'],
      ]),
    );
    expect(answer.messages).toHaveLength(2);
    expect(answer.messages[0]).toMatchObject({ channel: 'sms', text: 'Hello', reason: 'no answer' });
    const { message, ...why } = explain('provider_answered', { name: 'Twilio', code: '400 (21211)' });
    await test.sql`update outbox set last_error = ${message} where message_id = ${ids.failed}`;
    const { messages } = (await owner.call('GET', '/messages/failed')).json<{
      messages: Record<string, unknown>[];
    }>();
    const told = messages.find(({ messageId }) => messageId === ids.failed);
    expect(told).toMatchObject({ reason: message, why: { ...why, error: message } });
    expect(answer.overLimit).toEqual({ texts: 1, since: expect.stringMatching(/Z$/) });
  });

  it('OWN-13 D24 sends a failed one again, with all its tries, and records who asked for it', async () => {
    expect(await retry(ids.failed)).toBe(202);
    expect(await signerStateOf(ids.failed)).toBe('queued');
    const sent: string[] = [];
    const send = async ({ messageId }: { messageId: string }) => {
      sent.push(messageId);
      return sent.length === 1 ? ({ type: 'retry', error: 'busy' } as const) : ({ type: 'sent' } as const);
    };
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    // Noon in every time zone of the United States.
    const nowMs = () => Date.UTC(2026, 0, 15, 20);
    const outbox = startOutbox({ sql: test.sql, providers: { sandbox: { send } }, log, nowMs });
    await waitFor(async () => (await signerStateOf(ids.failed)) === 'sent');
    await outbox.stop();
    expect(sent).toEqual([ids.failed, ids.failed]);
    const { entries } = (await owner.call('GET', '/audit')).json();
    expect(entries[0]).toMatchObject({ action: 'message.retried', target: ids.failed });
  });

  it('OWN-13 D24 never repeats one that may have arrived, was sent or waits', async () => {
    for (const messageId of [ids.unknown, ids.sent, ids.held, generateId()])
      expect(await retry(messageId)).toBe(404);
    expect([await signerStateOf(ids.unknown), await signerStateOf(ids.sent)]).toEqual(['unknown', 'sent']);
  });

  it('NET-12 one that waited in vain for the daily limit waits for it again', async () => {
    await test.sql`update outbox set state = 'failed' where message_id = ${ids.held}`;
    expect(await retry(ids.held)).toBe(202);
    expect(await signerStateOf(ids.held)).toBe('over_limit');
  });

  it('OWN-01 C02 another account, and a viewer, cannot retry it', async () => {
    expect(await retry(ids.failed, await signUp(test.app, 'Other'))).toBe(404);
    expect(await retry(ids.failed, await addMember(test.app, owner, 'viewer'))).toBe(403);
    expect(await signerStateOf(ids.failed)).toBe('failed');
  });
});
