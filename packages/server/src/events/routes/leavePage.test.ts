import { eventId, leavePath, type PixelSession } from '@beckon/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAccount } from '../../accounts/index';
import { generateId } from '../../database/index';
import { requestLimits } from '../../http/pure/index';
import { sampleAccount } from '../../sample/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildEventBody, postEvent } from '../../testing/postEvent';
import { createTokenService } from '../createTokenService';

const subscriberId = generateId();
let test: TestApp;
let session: PixelSession;
beforeAll(async () => {
  test = await openTestApp();
  const token = await createTokenService(test.sql).issue({
    accountId: 1001,
    subscriberId,
    widgetId: 5001,
    lifeS: 3600,
  });
  session = { sessionId: 'a'.repeat(32), hasOptedIn: false, pageId: '1001', token, custom: {} };
  const silent = { ...sampleAccount, appId: '', messengerMode: 'plugin' as const };
  await insertAccount(test.sql, { ...silent, accountId: 1002 });
  await insertAccount(test.sql, { ...sampleAccount, accountId: 1003, isEuAffected: true });
});
afterAll(() => test.close());
beforeEach(() => test.sql`truncate events, stats_daily, event_outcomes, failed_events`);

let count = 0;
/** Something a page has logged, as it stores it. */
const said = (event: unknown, more: object = {}) => {
  count += 1;
  const id = String(count).padStart(4, '0').repeat(8);
  return { call: 'logEvent', event, session, atMs: Date.now(), id, ...more };
};
const leave = (entries: unknown, headers: Record<string, string> = {}, app: FastifyInstance = test.app) =>
  app.inject({
    method: 'POST',
    url: leavePath,
    headers: { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://shop.example.com', ...headers },
    payload: typeof entries === 'string' ? entries : JSON.stringify(entries),
  });
const selectNames = async () =>
  (await test.sql<{ name: string }[]>`select name from events order by name`).map(({ name }) => name);

describe('POST /pixel/leave', () => {
  it('EVT-05 PIX-09 PIX-10 A-91 stores what a page had not sent when the visitor left, as if it had', async () => {
    const old = { ...session, sessionId: 'b'.repeat(32), token: null };
    const answer = await leave([
      said('new_pixel_session', { data: old }),
      said('auth', { data: session.token }),
      said('seen', { payload: 'fern' }),
    ]);
    expect([answer.statusCode, answer.body]).toEqual([200, '{"state":true}']);
    const hidden = { ...session, token: expect.not.stringMatching(String(session.token)) };
    expect(
      await test.sql`select name, kind, session_id, payload, subscriber_id from events order by name`,
    ).toEqual([
      {
        name: 'auth',
        kind: 'auth',
        session_id: session.sessionId,
        payload: null,
        subscriber_id: subscriberId,
      },
      {
        name: 'new_pixel_session',
        kind: 'session',
        session_id: session.sessionId,
        payload: { old_session: old, new_session: hidden },
        subscriber_id: null,
      },
      {
        name: 'seen',
        kind: 'custom',
        session_id: session.sessionId,
        payload: { value: 'fern' },
        subscriber_id: null,
      },
    ]);
  });
  it('EVT-05 NET-07 NET-08 conversions and money with their person', async () => {
    await leave([
      said('bought', { call: 'logMoneyEvent', weight: ' 9.90 ', currency: 'eur' }),
      said('joined', { call: 'logConversionEvent' }),
    ]);
    expect(
      await test.sql`select name, kind, currency, amount_minor::int, subscriber_id from events order by name`,
    ).toEqual([
      { name: 'bought', kind: 'money', currency: 'EUR', amount_minor: 990, subscriber_id: subscriberId },
      { name: 'joined', kind: 'conversion', currency: '', amount_minor: 0, subscriber_id: subscriberId },
    ]);
  });
  it('EVT-05 D29 treats the same event from the next page as a repeat', async () => {
    const queued = said('seen');
    await leave([queued]);
    await leave([queued]);
    const event_id = eventId(queued.atMs, queued.id);
    await postEvent(test.app, buildEventBody({ event: 'seen', event_id, session_id: session.sessionId }));
    expect(await selectNames()).toEqual(['seen']);
    expect(await test.sql`select outcome, n from event_outcomes order by outcome`).toEqual([
      { outcome: 'duplicate', n: 2 },
      { outcome: 'stored', n: 1 },
    ]);
  });
  it('EVT-05 accepts a queued event in its final form', async () => {
    const { app_id: _, ...body } = buildEventBody({ event: 'waiting' });
    await leave([{ call: 'logEvent', body, tries: 3, restMs: 5 }]);
    expect(await selectNames()).toEqual(['waiting']);
  });
  it('NET-06 PIX-02 keeps what the site knows about its visitor', async () => {
    await leave([said('seen', { session: { ...session, custom: { plan: 'gold' }, external_id: 'crm-7' } })]);
    expect(await test.sql`select external_id, session_data from events`).toEqual([
      { external_id: 'crm-7', session_data: { custom: { plan: 'gold' } } },
    ]);
  });
  it.each([
    ['a number', 42, '42'],
    ['too long', 'x'.repeat(200), 'x'.repeat(128)],
    ['empty', '', null],
    ['no id', { toString: 1 }, null],
  ])('NET-06 PIX-02 reads an external id that is %s as the pixel does', async (_, external_id, kept) => {
    await leave([said('seen', { session: { ...session, external_id } })]);
    expect(await test.sql`select external_id from events`).toEqual([{ external_id: kept }]);
  });
  it.each([
    ['1e3', 'EUR', 100_000, 'EUR'],
    ['12.', ' eur ', 1200, 'EUR'],
    [' +3 ', null, 300, 'USD'],
    [0.5, '', 50, 'USD'],
  ])('NET-08 PIX-20 PIX-27 A-54 reads %j in %j as the pixel does', async (weight, currency, minor, code) => {
    await leave([said('bought', { call: 'logMoneyEvent', weight, currency })]);
    expect(await test.sql`select amount_minor::int, currency from events`).toEqual([
      { amount_minor: minor, currency: code },
    ]);
  });
  it('OWN-11 a page view counts as one', async () => {
    await leave([said('page_verdicts')]);
    expect(await test.sql`select kind, n from stats_daily`).toEqual([{ kind: 'verdicts', n: 1 }]);
  });
  it.each([
    ['C65 of an account that the EU concerns', '1003', {}],
    ['A75 of a visitor who objects', '1001', { 'sec-gpc': '1' }],
    ['PIX-16 of an account without an app id', '1002', {}],
  ])('OWN-11 %s it does not count', async (_, pageId, headers) => {
    const answer = await leave([said('page_verdicts', { session: { ...session, pageId } })], headers);
    expect([answer.statusCode, await selectNames()]).toEqual([200, []]);
    expect(await test.sql`select from failed_events`).toHaveLength(0);
  });
  it('NET-12 rejects and stores bad events like any other, without affecting the rest', async () => {
    await leave([
      said(''),
      said('seen'),
      said('joined', { call: 'logConversionEvent', session: { ...session, token: 'made.up' } }),
      said('bought', { call: 'logMoneyEvent', weight: 'free' }),
      said('elsewhere', { session: { ...session, pageId: '4040' } }),
    ]);
    expect(await selectNames()).toEqual(['seen']);
    const reasons = await test.sql`select call, reason from failed_events order by call, reason`;
    expect(reasons).toEqual([
      { call: 'logConversionEvent', reason: 'token_invalid' },
      { call: 'logEvent', reason: 'account_unknown' },
      { call: 'logEvent', reason: 'event_missing' },
      { call: 'logMoneyEvent', reason: 'weight_unusable' },
    ]);
  });
  it.each([
    ['no list', {}],
    [
      'a list of nonsense',
      [null, 5, 'x', [], {}, { call: 'eval', event: 'x', session: {} }, { call: 'logEvent' }],
    ],
  ])('NET-12 %s stores nothing', async (_, entries) => {
    expect((await leave(entries)).statusCode).toBe(200);
    expect(await selectNames()).toEqual([]);
  });
  it('NET-12 reads no more than a page keeps', async () => {
    await leave(
      Array.from({ length: 150 }, (_, at) =>
        said(`e${String(at).padStart(3, '0')}`, { session: { ...session, token: null } }),
      ),
    );
    const names = await selectNames();
    expect([names.length, names.at(-1)]).toEqual([100, 'e099']);
  });
  it('NET-12 EVT-05 rejects and counts broken JSON, large bodies and floods', async () => {
    const limits = { ...requestLimits, leavesPerWindow: 3 };
    const limited = await test.build({ limits });
    const bodies = ['[', `["${'x'.repeat(limits.leaveBodyBytes)}"]`, '[]', '[]'];
    const statuses: number[] = [];
    for (const body of bodies) statuses.push((await leave(body, {}, limited)).statusCode);
    await limited.close();
    expect(statuses).toEqual([400, 413, 200, 429]);
    expect(await test.sql`select account_id, outcome, reason, n from event_outcomes order by reason`).toEqual(
      [
        { account_id: 0, outcome: 'limited', reason: '', n: 1 },
        { account_id: 0, outcome: 'refused', reason: 'too_large', n: 1 },
        { account_id: 0, outcome: 'refused', reason: 'unreadable', n: 1 },
      ],
    );
    expect(await test.sql`select call, reason from failed_events order by reason`).toEqual([
      { call: 'leave', reason: 'too_large' },
      { call: 'leave', reason: 'unreadable' },
    ]);
  });
  it('NET-12 rejects and counts an event that is larger than one may be, without affecting the rest', async () => {
    const large = said('large', { payload: { a: 'x'.repeat(requestLimits.eventBodyBytes) } });
    expect((await leave([large, said('seen')])).statusCode).toBe(200);
    expect(await selectNames()).toEqual(['seen']);
    expect(await test.sql`select call, reason, body from failed_events`).toEqual([
      { call: 'logEvent', reason: 'too_large', body: null },
    ]);
  });
  it('NET-12 C77 each event counts against the limit of its address, as if sent alone', async () => {
    const limited = await test.build({ limits: { ...requestLimits, eventsPerWindow: 3 } });
    const joined = said('joined', { call: 'logConversionEvent' });
    await leave([said('a'), said('b'), said('c'), said('d'), joined], {}, limited);
    expect((await postEvent(limited)).statusCode).toBe(429);
    await limited.close();
    expect(await selectNames()).toEqual(['a', 'b', 'c', 'joined']);
    expect(await test.sql`select n from event_outcomes where outcome = 'limited'`).toEqual([{ n: 2 }]);
  });
  it.each([
    ['a payload', (deep: unknown) => said('deep', { payload: deep })],
    ['a page id', (deep: unknown) => said('deep', { session: { ...session, pageId: deep } })],
    [
      'the page id of a conversion',
      (deep: unknown) => said('deep', { call: 'logConversionEvent', session: { ...session, pageId: deep } }),
    ],
    ['an account', (deep: unknown) => ({ call: 'logEvent', body: { event: 'deep', account_id: deep } })],
    ['an unused field', (deep: unknown) => ({ ...said('deep'), account_id: deep })],
  ])('NET-12 D05 rejects %s nested thousands of levels deep, without affecting the rest', async (_, put) => {
    const levels = 8000;
    const text = JSON.stringify([put('*'), said('seen')]);
    const answer = await leave(text.replace('"*"', `${'['.repeat(levels)}${']'.repeat(levels)}`));
    expect([answer.statusCode, await selectNames()]).toEqual([200, ['seen']]);
    expect(await test.sql`select reason from failed_events`).toEqual([{ reason: 'too_deep' }]);
  });
});
