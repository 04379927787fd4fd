import { refusals } from '@beckon/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAccount, insertWidget } from '../../accounts/index';
import { noChannels } from '../../env/testing/index';
import { listForms } from '../../numbers/index';
import { sampleAccount, sampleWidgets } from '../../sample/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody } from '../../testing/postPhone';
import { parseAskedChallenge, solveChallenge } from '../testing/solveChallenge';
import type { Solution } from '../verifyChallenge';

const twilio = { accountSid: 'AC1', authToken: 'x' };
/** Accounts that can text. */
const channels = { ...noChannels, shared: { twilio }, sharedWith: [1002, 1003] };
let test: TestApp;
let connected: FastifyInstance;
/** Consents stay, so every test has its own visits. */
let round = 0;
beforeAll(async () => {
  test = await openTestApp();
  connected = await test.build({ channels });
  const [modal] = sampleWidgets;
  if (!modal) throw new Error('The sample has no widget.');
  const real = { ...sampleAccount, smsProvider: 'twilio', smsCountries: [] };
  for (const accountId of [1002, 1003]) {
    await insertAccount(test.sql, { ...real, accountId, widgetPhone: `+1415555${accountId}` });
    for (const widgetId of [10020, 10030]) await insertWidget(test.sql, accountId, { ...modal, widgetId });
  }
});
afterAll(() => test.close());
beforeEach(async () => {
  round += 1;
  await test.sql`truncate outbox, sms_slices, sms_spending, spent_challenges, opt_ins, subscriber_fields, subscribers`;
});

type Try = {
  phone?: string;
  ip?: string;
  accountId?: number;
  widgetId?: number;
  session?: string;
  origin?: string;
  challenge?: Solution | undefined;
};
function leave(one: Try = {}, app: FastifyInstance = connected) {
  const { phone = '+14156660100', ip = '203.0.113.7', accountId = 1002, widgetId = 10020 } = one;
  const { session = 'visitor', origin = 'https://shop.example.com', challenge } = one;
  return app.inject({
    method: 'POST',
    url: '/widget/createSubscriberByPhoneNumber',
    remoteAddress: ip,
    headers: { origin },
    payload: buildPhoneBody({
      account_id: accountId,
      widget_id: widgetId,
      phone_number: phone,
      session_id: `session-${round}-${session}`,
      ...(challenge && { challenge }),
    }),
  });
}
/** Five visitors from one address: half of its limit. */
async function hurry(): Promise<void> {
  for (let index = 0; index < 5; index += 1) {
    const answer = await leave({ phone: `+1415777${1000 + index}`, session: `before-${index}` });
    expect(answer.json()).toEqual({ state: true, errors: [] });
  }
}
async function askAndSolve(one: Try = {}): Promise<Solution> {
  const challenge = parseAskedChallenge(await leave(one));
  if (!challenge) throw new Error('No work was asked for.');
  return solveChallenge(challenge);
}
const countRows = async () => {
  const forms = listForms(test.sql, 1002, '+14156660100');
  const consents = await test.sql`select from consents where phone = any(${forms})`;
  const queued = await test.sql`select from outbox where recipient = any(${forms})`;
  return [consents.length, queued.length];
};

describe('the challenge of createSubscriberByPhoneNumber', () => {
  it('NET-12 C31 is required only at an unusual pace; once solved, accepts the number exactly once', async () => {
    const [consentsBefore, queuedBefore] = await countRows();
    await hurry();
    const asked = await leave();
    expect([asked.statusCode, asked.json()]).toEqual([
      200,
      { state: false, errors: [refusals.tooMany], challenge: expect.anything() },
    ]);
    expect(await countRows()).toEqual([consentsBefore, queuedBefore]);
    const challenge = await askAndSolve();
    // Several processes share the secret and what was used.
    const other = await test.build({ channels });
    const answers = await Promise.all([
      leave({ challenge }),
      leave({ challenge }, other),
      leave({ challenge }),
    ]);
    for (const answer of answers) expect(answer.json()).toEqual({ state: true, errors: [] });
    expect(await countRows()).toEqual([Number(consentsBefore) + 1, Number(queuedBefore) + 1]);
    expect(await test.sql`select from spent_challenges`).toHaveLength(1);
    // A visitor elsewhere is not blocked.
    const elsewhere = await leave({ phone: '+14158880100', ip: '198.51.100.7', session: 'elsewhere' });
    expect(elsewhere.json()).toEqual({ state: true, errors: [] });
  });

  it('NET-12 C31 rejects a reused challenge later and asks for new work', async () => {
    await hurry();
    const challenge = await askAndSolve();
    expect((await leave({ challenge })).json()).toEqual({ state: true, errors: [] });
    // Now it would count as a new consent.
    await test.sql`alter table consents disable trigger user`;
    await test.sql`update consents set created_at = created_at - interval '1 hour'`;
    await test.sql`alter table consents enable trigger user`;
    const before = await countRows();
    const again = await Promise.all(Array.from({ length: 5 }, () => leave({ challenge })));
    for (const answer of again) {
      expect(answer.json()).toMatchObject({ state: false, errors: [refusals.tooMany] });
      expect(parseAskedChallenge(answer)?.sign).not.toBe(challenge.sign);
    }
    expect(await countRows()).toEqual(before);
  });

  it.each<[string, Try]>([
    ['number', { phone: '+14156660101' }],
    ['visit', { session: 'another' }],
    ['widget', { widgetId: 10030 }],
    ['account', { accountId: 1003 }],
    ['website', { origin: 'https://www.example.com' }],
  ])('NET-12 C31 is invalid for another %s', async (_name, other) => {
    await test.sql`update accounts set whitelist = '{shop.example.com,www.example.com}'`;
    await hurry();
    const challenge = await askAndSolve();
    const answer = await leave({ ...other, challenge });
    expect(answer.json()).toMatchObject({ state: false, errors: [refusals.tooMany] });
    expect(parseAskedChallenge(answer)).toBeDefined();
    expect(await test.sql`select from spent_challenges`).toHaveLength(0);
    expect((await leave({ challenge })).json()).toEqual({ state: true, errors: [] });
  });

  it('NET-12 C31 is invalid if someone else solved it', async () => {
    await hurry();
    // A busy series of numbers, so that the other address is challenged as well.
    for (let index = 0; index < 10; index += 1) {
      await leave({
        phone: `+1415666${2000 + index}`,
        ip: `192.0.${index}.7`,
        session: `far-${index}`,
      });
    }
    const challenge = await askAndSolve({ ip: '198.51.100.7' });
    expect((await leave({ challenge })).json()).toMatchObject({ state: false });
    expect((await leave({ challenge, ip: '198.51.100.7' })).json()).toEqual({ state: true, errors: [] });
  });

  it.each([
    ['nothing solved', { sign: 'x', number: 0 }],
    ['no number', { sign: 'x', number: -1 }],
    ['too much', { sign: 'x'.repeat(5000), number: 0 }],
  ])('NET-12 C31 %s is invalid', async (_name, challenge) => {
    await hurry();
    const before = await countRows();
    const answer = await leave({ challenge });
    expect(answer.json<{ state?: boolean }>().state).not.toBe(true);
    expect(await countRows()).toEqual(before);
  });

  it('NET-12 C31 C32 accepts nothing if it cannot tell which challenges were used', async () => {
    await hurry();
    const challenge = await askAndSolve();
    const before = await countRows();
    await test.sql`alter table spent_challenges rename to gone`;
    const answer = await leave({ challenge });
    await test.sql`alter table gone rename to spent_challenges`;
    expect(answer.statusCode).toBe(500);
    expect(await countRows()).toEqual(before);
  });
});
