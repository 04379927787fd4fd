import { afterOptIn } from '@beckon/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noChannels } from '../../env/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';

let test: TestApp;
let app: FastifyInstance;
let numbers = 0;
beforeAll(async () => {
  test = await openTestApp();
  const shared = { twilio: { accountSid: 'AC1', authToken: 'x' } };
  app = await test.build({ channels: { ...noChannels, shared, sharedWith: [1001] } });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`truncate outbox, sms_slices, sms_spending, pending_opt_ins`;
  await set({
    sms_provider: 'twilio',
    sms_quiet_hours: true,
    sms_double_opt_in: false,
    sms_daily_parts: 500,
  });
});
afterEach(() => void vi.useRealTimers());

const set = (row: object) => test.sql`update accounts set ${test.sql(row)} where account_id = 1001`;
/** Half past ten in the evening in New York, in winter. */
const night = '2126-11-16T03:30:00.000Z';
const day = '2126-11-15T18:30:00.000Z';
const morning = '2126-11-16T13:00:00.000Z';
/** Eight in Hawaii. */
const everywhere = '2126-11-16T18:00:00.000Z';

/** A visitor leaves a number at that time. */
async function leave(now: string, parts: Record<string, unknown> = {}, phone?: string): Promise<object> {
  numbers += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const answer = await postPhone(
    app,
    buildPhoneBody({
      phone_number: phone ?? `+1415555${2000 + numbers}`,
      session_id: `quiet-${numbers}-session`,
      ...parts,
    }),
  );
  vi.useRealTimers();
  return answer.json();
}
/** When the text leaves, by the clock of the test; undefined if at once. */
const readTimes = async () => {
  const rows = await test.sql<{ at: Date }[]>`select next_at as at from outbox order by message_id`;
  return rows.map(({ at }) => (at.getTime() < Date.parse('2100-01-01') ? 'at once' : startOf(at)));
};
/** The start of those ten minutes: not everyone's text leaves at once. */
const startOf = (at: Date) => new Date(at.getTime() - (at.getTime() % 600_000)).toISOString();
const newYork = { time_zone: 'America/New_York' };
const taken = { state: true, errors: [] };

describe('a form sent at night, in an account with quiet hours', () => {
  it('OWN-22 SMS-03 C64 is answered in the morning, and says so instead of the owner’s words', async () => {
    expect(await leave(night, newYork)).toEqual({ ...taken, submitted: afterOptIn.morning });
    expect(await readTimes()).toEqual([morning]);
  });

  it('OWN-22 SMS-03 C64 is answered at once by day, and where it is day', async () => {
    expect(await leave(day, newYork)).toEqual(taken);
    expect(await leave(night, { time_zone: 'Pacific/Honolulu' })).toEqual(taken);
    expect(await readTimes()).toEqual(['at once', 'at once']);
  });

  it.each([
    ['none', {}],
    ['one of another country', { time_zone: 'Asia/Tokyo' }],
    ['nonsense', { time_zone: '<b>' }],
    ['no text', { time_zone: 5 }],
    ['null', { time_zone: null }],
    ['a very long one', { time_zone: 'America/'.repeat(900) }],
  ])(
    'OWN-22 SMS-03 NET-01 C64 waits for every clock of the country, and promises no time, if the page names %s',
    async (_, parts) => {
      expect(await leave(night, parts)).toEqual({ ...taken, submitted: afterOptIn.saved });
      expect(await readTimes()).toEqual([everywhere]);
    },
  );

  it('OWN-22 SMS-03 C64 asks for the YES in the morning, and waits three days from then', async () => {
    await set({ sms_double_opt_in: true });
    expect(await leave(night, newYork)).toEqual({ ...taken, submitted: afterOptIn.confirmMorning });
    expect(await readTimes()).toEqual([morning]);
    const [row] = await test.sql<{ at: Date }[]>`select expires_at as at from pending_opt_ins`;
    expect(row && startOf(row.at)).toBe('2126-11-19T13:00:00.000Z');
  });

  it('OWN-22 SMS-03 asks for the YES without naming a time, if nobody knows where the visitor is', async () => {
    await set({ sms_double_opt_in: true });
    expect(await leave(night)).toEqual({ ...taken, submitted: afterOptIn.confirmSoon });
  });

  it('OWN-22 SMS-03 NET-12 promises nothing if the text waits for the daily limit, too', async () => {
    await set({ sms_daily_parts: 0 });
    expect(await leave(night, newYork)).toEqual({ ...taken, submitted: afterOptIn.saved });
  });

  it('OWN-22 SMS-03 says the same to a page that sends it again', async () => {
    const again = { ...newYork, session_id: 'quiet-again-session' };
    for (const _ of [1, 2]) {
      const answer = await leave(night, again, '+14155553999');
      expect(answer).toEqual({ ...taken, submitted: afterOptIn.morning });
    }
    expect(await readTimes()).toEqual([morning]);
  });

  it.each([
    ['whose text left before the night', '2126-11-16T01:58:00.000Z', '2126-11-16T02:01:00.000Z', {}],
    [
      'whose text left in the morning',
      '2126-11-16T12:58:00.000Z',
      '2126-11-16T13:01:00.000Z',
      { submitted: afterOptIn.confirmMorning },
    ],
  ])('OWN-22 SMS-03 promises no text for the morning to a form %s', async (_, first, second, said) => {
    await set({ sms_double_opt_in: true });
    const form = { ...newYork, session_id: `quiet-${Date.parse(first)}`, phone_number: '+14155554000' };
    expect(await leave(first, form)).toEqual({ ...taken, ...said });
    await test.sql`update pending_opt_ins set created_at = created_at - interval '3 minutes'`;
    expect(await leave(second, form)).toEqual(taken);
  });

  it('OWN-22 is also held in accounts that a server of the previous version creates', async () => {
    const [row] = await test.sql`
      insert into accounts (account_id, page_name) values (1009, 'Old') returning sms_quiet_hours as is_quiet`;
    expect(row).toEqual({ is_quiet: true });
  });

  it.each([
    ['in the sandbox, whose phone is on the screen', { sms_provider: 'sandbox' }],
    ['in an account without them', { sms_quiet_hours: false }],
  ])('OWN-22 OWN-20 is answered at once %s', async (_, row) => {
    await set(row);
    expect(await leave(night, newYork)).toEqual(taken);
    expect(await leave(night)).toEqual(taken);
    expect(await readTimes()).toEqual(['at once', 'at once']);
  });
});
