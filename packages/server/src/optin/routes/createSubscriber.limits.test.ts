import { refusals } from '@beckon/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isFullRun } from '../../../../../tools/test/isFullRun';
import { insertAccount, insertWidget, lockAccounts } from '../../accounts/index';
import { openPool } from '../../database/testing/index';
import { requestLimits } from '../../http/pure/index';
import { suppress } from '../../messages/index';
import { sampleAccount, sampleWidgets } from '../../sample/testing/index';
import { holdTransaction } from '../../testing/holdTransaction';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody } from '../../testing/postPhone';
import { parseAskedChallenge, solveChallenge } from '../testing/solveChallenge';

const path = '/widget/createSubscriberByPhoneNumber';
const [attempts, dailyParts] = isFullRun ? [10_000, 100] : [120, 40];
let test: TestApp;
let count = 0;

beforeAll(async () => {
  test = await openTestApp();
  const [modal] = sampleWidgets;
  if (!modal) throw new Error('The sample has no widget.');
  const real = { ...sampleAccount, smsProvider: 'twilio', smsCountries: [] };
  await insertAccount(test.sql, { ...real, accountId: 1002, widgetPhone: '+14155551002' });
  await insertAccount(test.sql, { ...real, accountId: 1003, widgetPhone: '+14155551003' });
  for (const accountId of [1002, 1003]) {
    await insertWidget(test.sql, accountId, { ...modal, widgetId: accountId * 10 });
  }
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`truncate outbox, suppressions, sms_slices, sms_spending, opt_ins, subscriber_fields, subscribers`;
  await test.sql`update accounts set sms_daily_parts = 500, sms_daily_spend_minor = null, sms_double_opt_in = false`;
});

type Try = { phone: string; ip: string; accountId?: number };
/** A new visitor leaves a number, each in their own visit, and does the work that may be required. */
async function leave({ phone, ip, accountId = 1002 }: Try, app: FastifyInstance = test.app) {
  count += 1;
  const body = {
    account_id: accountId,
    widget_id: accountId * 10,
    phone_number: phone,
    session_id: `session-${count}`,
  };
  const post = (parts: object) =>
    app.inject({
      method: 'POST',
      url: path,
      remoteAddress: ip,
      headers: { origin: 'https://shop.example.com' },
      payload: buildPhoneBody({ ...body, ...parts }),
    });
  const answer = await post({});
  const challenge = parseAskedChallenge(answer);
  return challenge ? await post({ challenge: solveChallenge(challenge) }) : answer;
}
/** Numbers in many prefixes and addresses in many networks. */
const number = (index: number): string => `+1415${200 + (index % 700)}${String(1000 + (index % 9000))}`;
const address = (index: number): string =>
  `${1 + (index % 200)}.${Math.floor(index / 200) % 250}.${index % 250}.7`;
const countTaken = async (tries: Try[]) => {
  const answers = [];
  for (const one of tries) answers.push((await leave(one)).json<{ state: boolean; errors: string[] }>());
  const refused = answers.filter(({ state }) => !state).flatMap(({ errors }) => errors);
  return { taken: answers.length - refused.length, errors: [...new Set(refused)] };
};
const countQueued = async (state = 'queued') =>
  (await test.sql`select from outbox where state = ${state}`).length;

describe('the limits of createSubscriberByPhoneNumber', () => {
  it('NET-12 C28 accepts one number three times in ten minutes, from any visitor and page', async () => {
    const tries = Array.from({ length: 8 }, (_, index) => ({
      phone: '+14155550100',
      ip: address(index),
      accountId: index % 2 === 0 ? 1002 : 1003,
    }));
    expect(await countTaken(tries)).toEqual({ taken: 3, errors: [refusals.tooMany] });
  });

  it('NET-12 C28 accepts one number five times a day', async () => {
    const tries = Array.from({ length: 3 }, (_, index) => ({ phone: '+14155550100', ip: address(index) }));
    await countTaken(tries);
    // Fifteen minutes later.
    await test.sql`update sms_slices set slice = slice - interval '15 minutes'`;
    expect(await countTaken(tries)).toEqual({ taken: 2, errors: [refusals.tooMany] });
  });

  it('NET-12 C26 stops a series of numbers at twenty an hour, from any number of addresses', async () => {
    const tries = Array.from({ length: 40 }, (_, index) => ({
      phone: `+1415555${String(1000 + index)}`,
      ip: address(index),
    }));
    const before = test.lines.length;
    expect(await countTaken(tries)).toEqual({ taken: 20, errors: [refusals.tooMany] });
    expect(await countQueued()).toBe(20);
    const alarms = test.lines.slice(before).filter((line) => line.includes('looks like an attack'));
    expect(alarms.map((line) => JSON.parse(line).gate)).toEqual(['prefix']);
    expect(alarms.join('')).not.toContain('1415555');
    expect(await countTaken([{ phone: '+14156661000', ip: address(1) }])).toMatchObject({ taken: 1 });
  });

  it('NET-12 C26 stops the same series all at once, on two processes, at exactly the same count', async () => {
    const apps = [test.app, await test.build({})];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        leave({ phone: `+1415777${String(1000 + index)}`, ip: address(index) }, apps[index % 2]),
      ),
    );
    expect(answers.filter((answer) => answer.json<{ state: boolean }>().state)).toHaveLength(20);
  });

  it('NET-12 C29 allows one address, and one IPv6 network, ten times an hour without blocking others', async () => {
    const from = (ip: (index: number) => string) =>
      Array.from({ length: 15 }, (_, index) => ({ phone: number(index * 3), ip: ip(index) }));
    expect(await countTaken(from(() => '203.0.113.7'))).toEqual({ taken: 10, errors: [refusals.tooMany] });
    await test.sql`delete from sms_slices where n < 10`;
    const tries = from((index) => `2001:db8:0:1::${index + 1}`).map((one, index) => ({
      ...one,
      phone: number(500 + index),
    }));
    expect(await countTaken(tries)).toEqual({ taken: 10, errors: [refusals.tooMany] });
    expect(await countTaken([{ phone: number(600), ip: '198.51.100.9' }])).toMatchObject({ taken: 1 });
  });

  it('NET-12 C30 when the daily limit is reached it keeps subscribers, sends nothing more, and logs it once', async () => {
    await test.sql`update accounts set sms_daily_parts = 5`;
    const before = test.lines.length;
    const tries = Array.from({ length: 12 }, (_, index) => ({
      phone: number(index * 11),
      ip: address(index),
    }));
    expect(await countTaken(tries)).toEqual({ taken: 12, errors: [] });
    expect([await countQueued(), await countQueued('over_limit')]).toEqual([5, 7]);
    expect((await test.sql`select from subscribers`).length).toBe(12);
    expect(await test.sql`select parts from sms_spending`).toEqual([{ parts: 5 }]);
    const told = test.lines.slice(before).filter((line) => line.includes('has reached its daily text limit'));
    expect(told).toHaveLength(1);
    // It continues the next day.
    await test.sql`update sms_spending set day = day - 1`;
    expect(await countTaken([{ phone: number(7000), ip: address(7000) }])).toMatchObject({ taken: 1 });
    expect(await countQueued()).toBe(6);
  });

  it('NET-12 C30 the day may also be limited in money', async () => {
    await test.sql`update accounts set sms_part_price_minor = 7, sms_daily_spend_minor = 20`;
    const tries = Array.from({ length: 4 }, (_, index) => ({
      phone: number(index * 11),
      ip: address(index),
    }));
    await countTaken(tries);
    expect([await countQueued(), await countQueued('over_limit')]).toEqual([2, 2]);
    expect(await test.sql`select parts, spent_minor from sms_spending`).toEqual([
      { parts: 2, spent_minor: 14 },
    ]);
  });

  it('NET-12 C36 new, known and stopped numbers get the same answer in the same way', async () => {
    await leave({ phone: '+14155550111', ip: address(1) });
    const subscriber = { accountId: 1002, channel: 'sms', recipient: '+14155550122' } as const;
    await suppress(test.sql, subscriber, { reason: 'STOP' });
    const answers = [];
    for (const phone of ['+14155550133', '+14155550111', '+14155550122']) {
      const answer = await leave({ phone, ip: address(answers.length + 2) });
      const check = `/pixel/checkOptin?account_id=1002&session_id=session-${count}`;
      answers.push([answer.statusCode, answer.body, (await test.app.inject(check)).body]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('NET-12 C32 accepts nothing without its database: it fails closed', async () => {
    const sql = openPool('postgres://nobody:x@127.0.0.1:1/none');
    const answer = await leave({ phone: '+14155550100', ip: address(1) }, await test.build({ sql }));
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { state: false }]);
    await sql.end({ timeout: 0 });
  });

  it('NET-12 C32 accepts nothing if it cannot count attempts', async () => {
    await test.sql`alter table sms_slices rename to gone`;
    const answer = await leave({ phone: '+14155550100', ip: address(1) });
    await test.sql`alter table gone rename to sms_slices`;
    expect(answer.statusCode).toBe(500);
    expect([await countQueued(), (await test.sql`select from subscribers`).length]).toEqual([0, 0]);
  });

  it('NET-12 C26 C29 C30 many scripted attempts from rotating numbers and addresses spend no more than the cap', async () => {
    await test.sql`update accounts set sms_daily_parts = ${dailyParts} where account_id = 1002`;
    // Two processes share their counts.
    const apps = [test.app, await test.build({})];
    let [next, taken] = [0, 0];
    const attack = async () => {
      while (next < attempts) {
        const index = next;
        next += 1;
        const answer = await leave({ phone: number(index), ip: address(index) }, apps[index % 2]);
        if (answer.json<{ state: boolean }>().state) taken += 1;
      }
    };
    await Promise.all(Array.from({ length: 16 }, attack));
    const [spent] = await test.sql`select parts from sms_spending where account_id = 1002`;
    expect([spent?.['parts'], await countQueued()]).toEqual([dailyParts, dailyParts]);
    // What passes the other limits is kept, and waits.
    expect(await countQueued('over_limit')).toBe(taken - dailyParts);
    expect(taken).toBeGreaterThan(dailyParts);
  }, 300_000);

  it('NET-12 E13 opt-ins of a busy account wait their turn, and those of another account go through', async () => {
    const release = await holdTransaction(test.sql, (transaction) => lockAccounts(transaction, [1002]));
    const [atOnce, waiting] = [2, 20];
    const limits = { ...requestLimits, smsPerWindow: 1000, optInsAtOnce: atOnce, optInsWaiting: waiting };
    const app = await test.build({ limits: { ...limits, handlerTimeoutMs: 60_000 } });
    const busy = Array.from({ length: atOnce + waiting + 5 }, (_, index) =>
      leave({ phone: number(index), ip: address(index) }, app),
    );
    const other = await leave({ phone: number(99), ip: address(99), accountId: 1003 }, app);
    expect(other.json()).toMatchObject({ state: true });
    await release();
    const answers = await Promise.all(busy);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(atOnce + waiting);
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(Array(5).fill('5'));
  });
});
