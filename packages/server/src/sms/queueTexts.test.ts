import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectAccount } from '../accounts/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { chooseTextTimes } from './pure/chooseTextTimes';
import { planSmsFollowUp } from './pure/planSmsFollowUp';
import { queueTexts } from './queueTexts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('queueTexts', () => {
  it('OWN-22 C64 replies go at once at any hour; what is due at night waits for the morning, in order', async () => {
    const account = await selectAccount(test.sql, 1001);
    if (!account) throw new Error('the sample account is missing');
    const plan = planSmsFollowUp(
      'Hello\n--- 10 minutes\nMore\n--- 2 hours\nLate\n--- 3 hours\nLast',
      account,
    );
    // Eleven in the evening in Berlin.
    const at = new Date('2126-11-15T22:00:00Z');
    const phone = '+4915123456789';
    const { times } = chooseTextTimes({ account, phone, plan, atMs: at.getTime(), form: undefined });
    await queueTexts(test.sql, { account, phone }, { cause: 'welcome:1', plan, at, times, isPaid: true });
    const rows = await test.sql<{ text: string; at: Date }[]>`
      select body ->> 'text' as text, next_at as at from outbox where recipient = '+4915123456789' order by next_at, message_id`;
    expect(rows.map(({ text }) => text.split(' ')[0])).toEqual(['Hello', 'More', 'Late', 'Last']);
    expect(rows[0]?.at.getTime()).toBeLessThan(at.getTime());
    expect(rows.slice(1).map((row) => row.at.toISOString())).toEqual([
      '2126-11-15T22:10:00.000Z',
      '2126-11-16T07:00:00.000Z',
      '2126-11-16T07:00:00.000Z',
    ]);
  });

  it('OWN-22 C64 what waits for the morning goes when the person writes from the phone, and only then', async () => {
    const account = await selectAccount(test.sql, 1001);
    if (!account) throw new Error('the sample account is missing');
    const thread = {
      account: { ...account, smsProvider: 'twilio', smsQuietHours: true },
      phone: '+4915123456790',
    };
    const plan = planSmsFollowUp('Hello\n--- 10 minutes\nMore', account);
    const at = new Date('2126-11-15T22:00:00Z');
    const queue = async (form: { timeZone: string | undefined } | undefined) => {
      const { times } = chooseTextTimes({ ...thread, plan, atMs: at.getTime(), form });
      await queueTexts(test.sql, thread, { cause: 'welcome:1', plan, at, times, isPaid: true });
      const rows = await test.sql<{ at: Date; due: Date }[]>`
        select next_at as at, due_at as due from outbox where recipient = ${thread.phone} order by message_id`;
      return rows.map((row) => [row.at, row.due].map((one) => (one < at ? 'now' : one.toISOString())));
    };
    const twice = (text: string) => [text, text];
    const morning = [twice('2126-11-16T07:00:00.000Z'), twice('2126-11-16T07:10:00.000Z')];
    expect(await queue({ timeZone: 'Europe/Berlin' })).toEqual(morning);
    expect(await queue({ timeZone: 'Europe/Berlin' })).toEqual(morning);
    await test.sql`update outbox set attempts = 1 where body ->> 'text' = 'More' and recipient = ${thread.phone}`;
    // What a provider had already is tried again when its time comes.
    expect(await queue(undefined)).toEqual([twice('now'), twice('2126-11-16T07:10:00.000Z')]);
    await test.sql`update outbox set attempts = 0 where recipient = ${thread.phone}`;
    expect(await queue(undefined)).toEqual([twice('now'), twice('2126-11-15T22:10:00.000Z')]);
  });
});
