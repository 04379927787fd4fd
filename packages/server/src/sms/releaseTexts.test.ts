import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectAccount } from '../accounts/index';
import { suppress } from '../messages/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { postPhone } from '../testing/postPhone';
import { chooseTextTimes } from './pure/chooseTextTimes';
import { planSmsFollowUp } from './pure/planSmsFollowUp';
import { releasableParts } from './pure/smsGates';
import { queueTexts, reserveTexts } from './queueTexts';
import { releaseTexts } from './releaseTexts';

const accountId = 1001;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`truncate outbox, suppressions, sms_spending, sms_slices, pending_opt_ins, subscribers cascade`;
  await test.sql`update accounts set sms_daily_parts = 4, sms_double_opt_in = false, sms_provider = 'sandbox',
    sms_quiet_hours = false where account_id = ${accountId}`;
});
afterEach(() => void vi.useRealTimers());

/** A new subscriber, as an opt-in queues their texts. */
async function follow(phone: string, sequence = 'Hello, reply STOP'): Promise<void> {
  const account = await selectAccount(test.sql, accountId);
  if (!account) throw new Error('the sample account is missing');
  const plan = planSmsFollowUp(sequence, account);
  await test.sql.begin(async (transaction) => {
    const isPaid = await reserveTexts(transaction, account, plan);
    const thread = { account, phone };
    const at = new Date();
    const { times } = chooseTextTimes({ ...thread, plan, atMs: at.getTime(), form: { timeZone: undefined } });
    await queueTexts(transaction, thread, {
      cause: 'welcome:1',
      plan,
      at,
      times,
      isPaid,
      isFromPhone: false,
    });
  });
}
const phones = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `+141555501${String(from + at).padStart(2, '0')}`);
const followAll = async (list: string[]) => {
  for (const phone of list) await follow(phone);
};
const list = async (state: string) => {
  const rows = await test.sql<{ phone: string }[]>`
    select recipient as phone from outbox where state = ${state} order by message_id`;
  return rows.map(({ phone }) => phone);
};
const passDay = () => test.sql`update sms_spending set day = day - 1`;
const readSpent = async () => {
  const [row] = await test.sql`select parts from sms_spending where day = (now() at time zone 'utc')::date`;
  return row?.['parts'] ?? 0;
};

describe('releaseTexts', () => {
  it('NET-12 C30 keeps texts back while the daily limit is used up', async () => {
    await followAll(phones(0, 6));
    expect(await releaseTexts(test.sql)).toBe(0);
    expect([await list('queued'), await list('over_limit')]).toEqual([phones(0, 4), phones(4, 6)]);
    expect(await readSpent()).toBe(4);
  });

  it('NET-12 C30 queues them on the next day, those that waited longest first, and leaves half of it to others', async () => {
    await followAll(phones(0, 9));
    await passDay();
    expect(await releaseTexts(test.sql)).toBe(2);
    expect(await list('queued')).toEqual(phones(0, 6));
    expect([await list('over_limit'), await readSpent()]).toEqual([phones(6, 9), 2]);
    await follow('+14155550199');
    expect(await list('queued')).toContain('+14155550199');
    await passDay();
    expect(await releaseTexts(test.sql)).toBe(2);
  });

  it('NET-12 C30 queues them when the owner raises the limit', async () => {
    await followAll(phones(0, 6));
    await test.sql`update accounts set sms_daily_parts = 500 where account_id = ${accountId}`;
    expect(await releaseTexts(test.sql)).toBe(2);
    expect(await list('over_limit')).toEqual([]);
  });

  it('NET-12 OWN-22 C64 keeps the pauses of a sequence, and people asleep', async () => {
    await test.sql`update accounts set sms_daily_parts = 1 where account_id = ${accountId}`;
    await follow('+14155550100', 'Hello, reply STOP\n--- 2 days\nMore');
    expect(await list('over_limit')).toHaveLength(2);
    // It was left yesterday.
    await test.sql`
      update outbox set created_at = created_at - interval '1 day', due_at = due_at - interval '1 day', next_at = next_at - interval '1 day'`;
    await test.sql`update accounts set sms_daily_parts = 2 where account_id = ${accountId}`;
    expect(await releaseTexts(test.sql)).toBe(2);
    const rows = await test.sql<{ at: Date; dueAt: Date; parts: number | null }[]>`
      select next_at as at, due_at as "dueAt", unpaid_parts as parts from outbox order by next_at`;
    const [first, second] = rows.map(({ at }) => at.getTime());
    expect(first).toBeGreaterThanOrEqual(Date.now() - 60_000);
    const hours = ((second ?? 0) - (first ?? 0)) / 3_600_000;
    expect(hours).toBeGreaterThan(24);
    expect(hours).toBeLessThanOrEqual(72);
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', hour: 'numeric' });
    for (const { at, dueAt, parts } of rows) {
      expect(Number(format.format(at))).toBeGreaterThanOrEqual(8);
      expect([dueAt, parts]).toEqual([at, null]);
    }
  });

  it('OWN-13 C58 STOP cancels texts that wait for the limit; they cost nothing', async () => {
    await followAll(phones(0, 5));
    await suppress(test.sql, { accountId, channel: 'sms', recipient: '+14155550104' }, { reason: 'STOP' });
    await passDay();
    expect(await releaseTexts(test.sql)).toBe(0);
    expect([await list('cancelled'), await readSpent()]).toEqual([['+14155550104'], 0]);
  });

  it('NET-12 gives up after three days, with a reason', async () => {
    await followAll(phones(0, 5));
    await test.sql`update outbox set next_at = next_at - interval '73 hours' where state = 'over_limit'`;
    expect(await releaseTexts(test.sql)).toBe(0);
    const [row] = await test.sql`select last_error from outbox where state = 'failed'`;
    expect(row?.['last_error']).toBe('The daily text limit was reached for 3 days.');
  });

  it('SMS-03 NET-12 waits for a YES as long after a question that had to wait', async () => {
    await test.sql`update accounts set sms_daily_parts = 0, sms_double_opt_in = true where account_id = ${accountId}`;
    expect((await postPhone(test.app)).json()).toMatchObject({ state: true });
    const [row] =
      await test.sql`select expires_at > now() + interval '5 days' as is_long from pending_opt_ins`;
    expect(row?.['is_long']).toBe(true);
    expect(await list('over_limit')).toHaveLength(1);
    // Left at the last moment, and released then.
    await test.sql`update pending_opt_ins set expires_at = now() + interval '1 hour'`;
    await test.sql`update accounts set sms_daily_parts = 5 where account_id = ${accountId}`;
    expect(await releaseTexts(test.sql)).toBe(1);
    const [released] = await test.sql<{ days: number }[]>`
      select extract(epoch from expires_at - next_at)::float8 / 86400 as days from pending_opt_ins, outbox`;
    expect(released?.days).toBeCloseTo(3, 4);
  });

  it('SMS-03 NET-12 waits longer only for a YES that is still awaited, and to the question that left', async () => {
    await test.sql`update accounts set sms_daily_parts = 0, sms_double_opt_in = true where account_id = ${accountId}`;
    await postPhone(test.app);
    const copy = (expires: string, widgetId: string) => test.sql`
      insert into pending_opt_ins (account_id, pending_id, phone, opt_in, expires_at)
      select account_id, gen_random_uuid(), phone, opt_in || jsonb_build_object('widgetId', ${widgetId}::bigint), now() + ${expires}::interval
      from pending_opt_ins order by created_at limit 1`;
    await test.sql`update pending_opt_ins set expires_at = now() + interval '1 hour'`;
    await copy('2 hours', '5002');
    await copy('-1 hour', '5001');
    await test.sql`update accounts set sms_daily_parts = 5 where account_id = ${accountId}`;
    expect(await releaseTexts(test.sql)).toBe(1);
    const rows = await test.sql<{ hours: number }[]>`
      select round(extract(epoch from expires_at - now()) / 3600)::int as hours from pending_opt_ins order by expires_at`;
    expect(rows.map(({ hours }) => hours)).toEqual([-1, 2, 72]);
  });

  it('NET-12 OWN-22 C64 releases nothing at night in an account with quiet hours, however new', async () => {
    await test.sql`update accounts set sms_daily_parts = 0 where account_id = ${accountId}`;
    // Half past ten in the evening in New York; the day begins in Hawaii, the last.
    const night = new Date('2126-11-16T03:30:00Z');
    for (const [isQuiet, goes] of [
      [true, '2126-11-16T18:01:00.000Z'],
      [false, night.toISOString()],
    ] as const) {
      await test.sql`truncate outbox`;
      await test.sql`update accounts set sms_daily_parts = 0 where account_id = ${accountId}`;
      await follow('+14155550100');
      await test.sql`update outbox set created_at = ${night}`;
      await test.sql`
        update accounts set sms_daily_parts = 9, sms_provider = 'twilio', sms_quiet_hours = ${isQuiet} where account_id = ${accountId}`;
      vi.useFakeTimers({ toFake: ['Date'], now: night });
      expect(await releaseTexts(test.sql)).toBe(1);
      vi.useRealTimers();
      const [row] = await test.sql<{ at: Date }[]>`select next_at as at from outbox`;
      expect(row?.at.toISOString()).toBe(goes);
    }
  });

  it.each([
    [500, 1, 250],
    [5, 1, 3],
    [1, 1, 1],
    [4, 3, 3],
    [2, 3, 2],
    [0, 1, 0],
  ])('NET-12 C30 of a limit of %i, a text of %i segments that waited may use %i', (most, parts, expected) => {
    const account = { smsDailyParts: most, smsPartPriceMinor: 0, smsDailySpendMinor: null };
    expect(releasableParts(account, parts)).toBe(expected);
  });
});
