import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccount } from '../accounts/index';
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
    const account = await findAccount(test.sql, 1001);
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
});
