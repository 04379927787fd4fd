import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectAccount } from '../accounts/index';
import { listForms } from '../numbers/index';
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
    await queueTexts(
      test.sql,
      { account, phone },
      { cause: 'welcome:1', plan, at, times, isPaid: true, isFromPhone: true },
    );
    const rows = await test.sql<{ text: string; at: Date }[]>`
      select body ->> 'text' as text, next_at as at from outbox where recipient = any(${listForms(test.sql, 1001, phone)}) order by next_at, message_id`;
    expect(rows.map(({ text }) => text.split(' ')[0])).toEqual(['Hello', 'More', 'Late', 'Last']);
    expect(rows[0]?.at.getTime()).toBeLessThan(at.getTime());
    expect(rows.slice(1).map((row) => row.at.toISOString())).toEqual([
      '2126-11-15T22:10:00.000Z',
      '2126-11-16T07:00:00.000Z',
      '2126-11-16T07:00:00.000Z',
    ]);
  });

  it('OWN-22 C64 what waits for the morning goes when the person writes from the phone, and only then; the rest waits', async () => {
    const account = await selectAccount(test.sql, 1001);
    if (!account) throw new Error('the sample account is missing');
    const thread = {
      account: { ...account, smsProvider: 'twilio', smsQuietHours: true },
      phone: '+4915123456000',
    };
    const plan = planSmsFollowUp('Hello\n--- 10 minutes\nMore', account);
    // Half past ten in the evening in Berlin, and half past two: the day of UTC has changed.
    const [evening, late] = ['2126-07-15T20:30:00Z', '2126-07-16T00:30:00Z'];
    const queue = async (left: string, form: { timeZone: string | undefined } | undefined, isPaid = true) => {
      const at = new Date(left);
      const { times } = chooseTextTimes({ ...thread, plan, atMs: at.getTime(), form });
      const isFromPhone = form === undefined;
      await queueTexts(test.sql, thread, { cause: 'welcome:1', plan, at, times, isPaid, isFromPhone });
      const rows = await test.sql<{ at: Date; due: Date; priority: number }[]>`
        select next_at as at, due_at as due, priority from outbox where recipient = any(${listForms(test.sql, 1001, thread.phone)}) order by message_id`;
      return rows.map((row) => [
        ...[row.at, row.due].map((one) => (one < at ? 'now' : one.toISOString())),
        row.priority,
      ]);
    };
    const twice = (text: string, priority = 2) => [text, text, priority];
    const berlin = { timeZone: 'Europe/Berlin' };
    const [first, second] = [twice('2126-07-16T06:00:00.000Z'), twice('2126-07-16T06:10:00.000Z')];
    expect(await queue(evening, berlin)).toEqual([first, second]);
    expect(await queue(evening, berlin)).toEqual([first, second]);
    // The daily limit has no room for another one: that doesn't send this one.
    expect(await queue(evening, berlin, false)).toEqual([first, second]);
    expect(await queue(late, berlin)).toEqual([first, second]);
    await test.sql`update outbox set attempts = 1 where body ->> 'text' like 'Hello%' and recipient = any(${listForms(test.sql, 1001, thread.phone)})`;
    // What a provider had already is tried again when its time comes.
    expect(await queue(evening, undefined)).toEqual([first, second]);
    await test.sql`update outbox set attempts = 0 where recipient = any(${listForms(test.sql, 1001, thread.phone)})`;
    expect(await queue(late, undefined)).toEqual([twice('now', 1), second]);
  });

  it('OWN-22 C64 what waits for the morning still does after the same form from a place where it is day', async () => {
    const account = await selectAccount(test.sql, 1001);
    if (!account) throw new Error('the sample account is missing');
    const thread = {
      account: { ...account, smsProvider: 'twilio', smsQuietHours: true },
      phone: '+14155552671',
    };
    const plan = planSmsFollowUp('Hello', account);
    // Half past ten in the evening in New York, half past five in the afternoon in Honolulu.
    const at = new Date('2126-11-16T03:30:00.000Z');
    const leave = async (timeZone: string) => {
      const { times } = chooseTextTimes({ ...thread, plan, atMs: at.getTime(), form: { timeZone } });
      const rest = { isPaid: true, isFromPhone: false };
      await queueTexts(test.sql, thread, { cause: 'welcome:2', plan, at, times, ...rest });
      return times[0] === at.getTime();
    };
    expect([await leave('America/New_York'), await leave('Pacific/Honolulu')]).toEqual([false, true]);
    const [row, ...more] = await test.sql`
      select next_at > ${at} as waits from outbox where recipient = any(${listForms(test.sql, 1001, thread.phone)})`;
    expect([row, more]).toEqual([{ waits: true }, []]);
  });
});
