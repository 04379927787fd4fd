import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureSecret, sandboxSecret } from '../../secrets/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';
import { buildTextForm, postText, textsUrl } from '../../testing/postText';

const phone = '+4915123456000';
/** Half past ten in the evening in Berlin, and half past two: the day of UTC has changed. */
const [evening, late] = ['2126-07-15T20:30:00Z', '2126-07-16T00:30:00Z'];
const morning = '2126-07-16T06:00:00.000Z';
let test: TestApp;
let app: FastifyInstance;
let secret: string;
let count = 0;
beforeAll(async () => {
  test = await openTestApp();
  app = await test.build({ publicUrl: textsUrl });
  secret = await ensureSecret(test.sql, sandboxSecret);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`truncate outbox, pending_opt_ins, opt_ins, subscriber_fields, subscribers, sms_slices, sms_spending`;
  await set({ sms_quiet_hours: true, sms_double_opt_in: false, sms_countries: ['DE'], sms_daily_parts: 500 });
});
afterEach(() => void vi.useRealTimers());

const set = (row: object) => test.sql`update accounts set ${test.sql(row)} where account_id = 1001`;
const at = async <Result>(now: string, act: () => PromiseLike<Result>): Promise<Result> => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const result = await act();
  vi.useRealTimers();
  return result;
};

/** Someone leaves the number on a page; each time in another visit. */
async function leave(now: string): Promise<void> {
  count += 1;
  // Only accounts with a real provider have nights.
  await set({ sms_provider: 'twilio' });
  const parts = { phone_number: phone, session_id: `night-${count}-session`, time_zone: 'Europe/Berlin' };
  const answer = await at(now, () => postPhone(app, buildPhoneBody(parts)));
  expect(answer.json()).toMatchObject({ state: true });
}
/** The person writes to us. */
async function text(now: string, words: string): Promise<void> {
  count += 1;
  await set({ sms_provider: 'sandbox' });
  const pairs = buildTextForm({ MessageSid: `SMnight${count}`, From: phone, Body: words });
  expect((await at(now, () => postText(app, { secret, pairs }))).statusCode).toBe(200);
}
/** The texts that leave, and when, by the clock of the test. */
const readTexts = async () => {
  const rows = await test.sql<{ cause: string; at: Date }[]>`
    select split_part(dedupe_key, ':', 1) as cause, next_at as at from outbox
    where state in ('queued', 'over_limit') and split_part(dedupe_key, ':', 5) = '0' order by message_id`;
  return rows.map((row) => [row.cause, row.at < new Date('2100-01-01') ? 'at once' : row.at.toISOString()]);
};

describe('at night, in an account with quiet hours', () => {
  it('OWN-22 NET-12 C64 a form that is left again after midnight is answered once', async () => {
    await leave(evening);
    await leave(late);
    expect(await readTexts()).toEqual([['welcome', morning]]);
  });

  it('OWN-22 NET-12 C64 a form that is left again when the daily limit is reached wakes nobody', async () => {
    await leave(evening);
    await set({ sms_daily_parts: 0 });
    await leave(evening);
    expect(await readTexts()).toEqual([['welcome', morning]]);
  });

  it.each([evening, late])(
    'OWN-22 SMS-08 C64 the keyword after a form sends its text, once, at %s',
    async (now) => {
      await leave(evening);
      await text(now, 'FERN');
      expect(await readTexts()).toEqual([['welcome', 'at once']]);
    },
  );

  it('OWN-22 SMS-03 C64 nobody is asked for a YES in the morning who has said it at night', async () => {
    await set({ sms_double_opt_in: true });
    await leave(evening);
    await leave(late);
    expect(await readTexts()).toEqual([['confirm', morning]]);
    await text(late, 'YES');
    expect(await readTexts()).toEqual([['welcome', 'at once']]);
  });

  it('OWN-22 SMS-03 SMS-08 C64 nor anyone who has texted the keyword', async () => {
    await set({ sms_double_opt_in: true });
    await leave(evening);
    await text(late, 'FERN');
    expect(await readTexts()).toEqual([['welcome', 'at once']]);
  });
});
