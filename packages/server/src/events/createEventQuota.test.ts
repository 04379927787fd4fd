import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAccount } from '../accounts/index';
import { requestLimits } from '../http/pure/index';
import { sampleAccount } from '../sample/testing/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { buildEventBody, postEvent } from '../testing/postEvent';
import { buildPhoneBody, postPhone } from '../testing/postPhone';
import { waitFor } from '../testing/waitFor';
import { createEventQuota } from './createEventQuota';
import { createTokenService } from './createTokenService';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await insertAccount(test.sql, { ...sampleAccount, accountId: 1002 });
});
afterAll(() => test.close());
// What an application turned away, it writes late: each is closed by its test.
beforeEach(() => test.sql`truncate events, stats_daily, event_outcomes, failed_events`);

const selectOutcomes = () =>
  test.sql`select account_id, outcome, reason, n from event_outcomes order by 1, 2, 3`;
/** An event that fills about this much. */
const large = (characters: number, accountId = 1001) =>
  buildEventBody({ account_id: accountId, payload: { a: 'x'.repeat(characters) } });
const full = 'This account has reached its daily limit for events. We didn’t record this one.';

describe('the event quota', () => {
  it('NET-12 rejects what an account sends beyond its daily quota, counts it, stores nothing of it, and others are not affected', async () => {
    const app = await test.build({ limits: { ...requestLimits, accountEventBytes: 20_000 } });
    expect((await postEvent(app, large(15_000))).statusCode).toBe(200);
    expect((await postEvent(app, large(15_000))).statusCode).toBe(200);
    for (let count = 0; count < 3; count += 1) {
      const answer = await postEvent(app, buildEventBody());
      expect([answer.statusCode, answer.json()]).toEqual([400, { state: false, error: full }]);
    }
    expect((await postEvent(app, large(10, 1002))).statusCode).toBe(200);
    await app.close();
    expect(await selectOutcomes()).toEqual([
      { account_id: 1001, outcome: 'limited', reason: 'over_quota', n: 3 },
      { account_id: 1001, outcome: 'stored', reason: '', n: 2 },
      { account_id: 1002, outcome: 'stored', reason: '', n: 1 },
    ]);
    expect(await test.sql`select from failed_events`).toHaveLength(0);
    expect(await test.sql`select from events`).toHaveLength(3);
  });

  it('NET-12 another server knows the quota with the first event it stores, because the database counts', async () => {
    const limits = { ...requestLimits, accountEventBytes: 20_000 };
    const [one, other] = [await test.build({ limits }), await test.build({ limits })];
    await postEvent(one, large(15_000));
    await postEvent(one, large(15_000));
    expect((await postEvent(other, buildEventBody())).statusCode).toBe(200);
    expect((await postEvent(other, buildEventBody())).statusCode).toBe(400);
    for (const app of [one, other]) await app.close();
  });

  it('NET-12 OWN-17 a flood without tokens leaves room for sales', async () => {
    const app = await test.build({ limits: { ...requestLimits, accountEventBytes: 15_000 } });
    await postEvent(app, large(15_000));
    expect((await postEvent(app, buildEventBody())).statusCode).toBe(400);
    const token = await createTokenService(test.sql).issue({ accountId: 1001, lifeS: 3600 });
    const sale = { event: 'bought', account_id: 1001, token, weight: '9.90', currency: 'USD' };
    expect((await postEvent(app, sale, { call: 'logMoneyEvent' })).statusCode).toBe(200);
    await app.close();
  });

  it('NET-12 D08 knows when there is little disk space, and when there is enough again', async () => {
    let freeBytes = requestLimits.leastFreeBytes - 1;
    const changes: boolean[] = [];
    const quota = createEventQuota({
      sql: test.sql,
      limits: requestLimits,
      findFreeBytes: async () => freeBytes,
      onShortage: (isShort) => changes.push(isShort),
      onFailure: (error) => expect.fail(String(error)),
    });
    expect(quota.check(1001, false)).toBeUndefined();
    await quota.refresh();
    expect([quota.check(1001, false), quota.check(1001, true)]).toEqual(['no_space', 'no_space']);
    await quota.refresh();
    freeBytes += 1;
    await quota.refresh();
    expect(quota.check(1001, false)).toBe('no_space');
    freeBytes *= 2;
    await quota.refresh();
    expect(quota.check(1001, false)).toBeUndefined();
    expect(changes).toEqual([true, false]);
    await quota.close();
  });

  it('NET-12 D08 with little disk space, the server asks pages to try again, logs no error for each event, and still accepts opt-ins', async () => {
    const app = await test.build({ findFreeBytes: async () => 1 } as never);
    await waitFor(async () => (await postEvent(app)).statusCode === 503);
    const before = test.lines.length;
    const answer = await postEvent(app);
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().state]).toEqual([
      503,
      '5',
      false,
    ]);
    expect(test.lines.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
    expect((await postPhone(app, buildPhoneBody())).json()).toMatchObject({ state: true });
    await app.close();
    expect(await selectOutcomes()).toMatchObject([{ outcome: 'limited', reason: 'no_space' }]);
  });

  it('NET-12 the sum of all accounts has a quota, too, and both are new the next day', async () => {
    let nowMs = Date.now();
    const quota = createEventQuota({
      sql: test.sql,
      limits: { ...requestLimits, accountEventBytes: 1_000_000, allEventBytes: 22_000 },
      onShortage: () => expect.fail('space was never asked for'),
      onFailure: (error) => expect.fail(String(error)),
      now: () => nowMs,
    });
    await postEvent(test.app, large(15_000));
    await quota.refresh();
    expect(quota.check(1002, false)).toBeUndefined();
    await postEvent(test.app, large(10_000));
    await quota.refresh();
    // An account that has used little keeps a tenth of its own quota.
    expect(quota.check(1002, false)).toBeUndefined();
    const day = new Date(nowMs).toISOString().slice(0, 10);
    quota.note([{ accountId: 1002, day, bytes: 99_999 }]);
    expect(quota.check(1002, false)).toBeUndefined();
    quota.note([{ accountId: 1002, day, bytes: 100_000 }]);
    expect([quota.check(1002, false), quota.check(1002, true)]).toEqual(['over_quota', undefined]);
    quota.note([{ accountId: 1001, day, bytes: 1_250_000 }]);
    expect(quota.check(1001, true)).toBe('over_quota');
    nowMs += 24 * 3_600_000;
    expect([quota.check(1001, false), quota.check(1002, false)]).toEqual([undefined, undefined]);
    await quota.close();
  });

  it('NET-12 OWN-11 malformed events use the same quotas, and beyond them are only counted', async () => {
    const app = await test.build({ limits: { ...requestLimits, accountEventBytes: 15_000 } });
    const wrong = (accountId: number) =>
      postEvent(app, buildEventBody({ account_id: accountId, event: '', payload: { a: 'x'.repeat(3000) } }));
    for (let count = 0; count < 9; count += 1) expect((await wrong(1001)).statusCode).toBe(400);
    const kept = await test.sql`select from failed_events where account_id = 1001`;
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.length).toBeLessThan(6);
    // What is left of the quota counts both.
    expect((await postEvent(app)).json()).toEqual({ state: false, error: full });
    expect((await postEvent(app, large(9000, 1002))).statusCode).toBe(200);
    for (let count = 0; count < 4; count += 1) await wrong(1002);
    expect(await test.sql`select from failed_events where account_id = 1002`).toHaveLength(2);
    await postEvent(app, '{');
    await app.close();
    expect(await selectOutcomes()).toEqual([
      { account_id: 0, outcome: 'refused', reason: 'unreadable', n: 1 },
      { account_id: 1001, outcome: 'limited', reason: 'over_quota', n: 1 },
      { account_id: 1001, outcome: 'refused', reason: 'event_missing', n: 9 },
      { account_id: 1002, outcome: 'refused', reason: 'event_missing', n: 4 },
      { account_id: 1002, outcome: 'stored', reason: '', n: 1 },
    ]);
  });

  it('NET-12 a server learns with the first event it stores how much of the quota malformed ones have used', async () => {
    const limits = { ...requestLimits, accountEventBytes: 9000 };
    const [one, other] = [await test.build({ limits }), await test.build({ limits })];
    const wrong = buildEventBody({ event: '', payload: { a: 'x'.repeat(3000) } });
    for (let count = 0; count < 3; count += 1) await postEvent(one, wrong);
    expect((await postEvent(other)).statusCode).toBe(200);
    expect((await postEvent(other)).statusCode).toBe(400);
    // And the other way around: stored events count for malformed ones.
    await test.sql`truncate events, event_outcomes, failed_events`;
    const [late, later] = [await test.build({ limits }), await test.build({ limits })];
    await postEvent(late, large(9000));
    await postEvent(later, wrong);
    await postEvent(later, wrong);
    expect(await test.sql`select from failed_events`).toHaveLength(1);
    for (const app of [one, other, late, later]) await app.close();
  });

  it('NET-12 D08 with little disk space, malformed events are rejected and counted, and nothing of them is stored', async () => {
    const app = await test.build({ findFreeBytes: async () => 1 } as never);
    await waitFor(async () => (await postEvent(app)).statusCode === 503);
    await test.sql`truncate failed_events`;
    const answers = [
      await postEvent(app, buildEventBody({ event: '' })),
      await postEvent(app, buildEventBody({ account_id: 4040 })),
      await postEvent(app, '{'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    await app.close();
    expect(await test.sql`select from failed_events`).toHaveLength(0);
    expect((await selectOutcomes()).filter(({ outcome }) => outcome === 'refused')).toEqual([
      { account_id: 0, outcome: 'refused', reason: 'account_unknown', n: 1 },
      { account_id: 0, outcome: 'refused', reason: 'unreadable', n: 1 },
      { account_id: 1001, outcome: 'refused', reason: 'event_missing', n: 1 },
    ]);
  });
});
