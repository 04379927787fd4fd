import { type EventCall, errors } from '@beckon/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertWidget } from '../../accounts/index';
import { generateId } from '../../database/index';
import { sampleWidgets } from '../../sample/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildEventBody, postEvent } from '../../testing/postEvent';
import { createTokenService } from '../createTokenService';
import { eventRefusals } from '../pure/eventRefusals';

const [hourS, dayMs] = [3600, 86_400_000];
const subscriberId = generateId();
let test: TestApp;
let token = '';
beforeAll(async () => {
  test = await openTestApp();
  const [widget] = sampleWidgets;
  if (!widget) throw new Error('The sample has no widget.');
  await insertWidget(test.sql, 1001, { ...widget, widgetId: 5002 });
  await insertWidget(test.sql, 1001, { ...widget, widgetId: 5004, widgetType: 'omnichat' });
  token = await createTokenService(test.sql).issue({
    accountId: 1001,
    subscriberId,
    widgetId: 5001,
    lifeS: hourS,
  });
});
afterAll(() => test.close());
beforeEach(() => test.sql`truncate events, stats_daily, event_outcomes, failed_events`);

const conversion = (parts: Record<string, unknown> = {}) => ({
  event: 'bought',
  account_id: 1001,
  token,
  event_id: generateId(),
  ...parts,
});
const selectEvents = () => test.sql`select * from events order by event_id`;
const selectStats = () => test.sql`
  select widget_id, kind, detail, currency, is_bot, n, amount_minor::int from stats_daily order by 1, 2, 3, 4, 5`;
const selectOutcomes = () =>
  test.sql`select account_id, outcome, reason, n from event_outcomes order by 1, 2, 3`;

describe('the calls that log events', () => {
  it('NET-06 EVT-01 stores an impression with everything it contains, and counts it for its widget', async () => {
    const payload = {
      widget_id: '5001',
      widget_type: 'modal',
      guid: 'g',
      hash: 'h',
      timestamp: 1,
      version: '1.0',
    };
    const body = buildEventBody({ event: 'impression', payload, external_id: 'crm-7' });
    const answer = await postEvent(test.app, body);
    expect([answer.statusCode, answer.body]).toEqual([200, '{"state":true}']);
    expect(await selectEvents()).toMatchObject([
      {
        account_id: 1001,
        event_id: body['event_id'],
        kind: 'impression',
        name: 'impression',
        widget_id: 5001,
        session_id: 'session-0123456789',
        external_id: 'crm-7',
        payload,
        is_bot: false,
        origin: 'https://shop.example.com',
      },
    ]);
    expect(await selectStats()).toMatchObject([
      { widget_id: 5001, kind: 'impression', n: 1 },
      { widget_id: 5001, kind: 'open', n: 1 },
    ]);
    expect(await selectOutcomes()).toEqual([{ account_id: 1001, outcome: 'stored', reason: '', n: 1 }]);
  });

  it('NET-08 OWN-17 stores money in the smallest unit, for the subscriber and the widget of the token', async () => {
    const body = conversion({ weight: '19.995', currency: 'EUR' });
    expect((await postEvent(test.app, body, { call: 'logMoneyEvent' })).body).toBe('{"state":true}');
    await postEvent(test.app, conversion({ weight: 500, currency: 'JPY' }), { call: 'logMoneyEvent' });
    await postEvent(test.app, conversion(), { call: 'logConversionEvent' });
    const who = { subscriber_id: subscriberId, widget_id: 5001 };
    expect(await selectEvents()).toMatchObject([
      { kind: 'money', amount_minor: 2000, currency: 'EUR', ...who },
      { kind: 'money', amount_minor: 500, currency: 'JPY', ...who },
      { kind: 'conversion', amount_minor: 0, currency: '', ...who },
    ]);
    expect(await selectStats()).toMatchObject([
      { widget_id: 5001, kind: 'conversion', n: 1 },
      { widget_id: 5001, kind: 'money', currency: 'EUR', n: 1, amount_minor: 2000 },
      { widget_id: 5001, kind: 'money', currency: 'JPY', n: 1, amount_minor: 500 },
    ]);
  });

  it.each(['logEvent', 'logConversionEvent', 'logMoneyEvent'] as const)(
    'NET-12 %s: a repeat gets the same answer and counts once, in one batch or later',
    async (call) => {
      const body = call === 'logEvent' ? buildEventBody() : conversion({ weight: 5 });
      const send = () => postEvent(test.app, body, { call });
      const answers = [...(await Promise.all([send(), send(), send()])), await send(), await send()];
      expect(new Set(answers.map(({ statusCode, body: said }) => `${statusCode} ${said}`))).toEqual(
        new Set(['200 {"state":true}']),
      );
      expect(await selectEvents()).toHaveLength(1);
      expect((await selectStats()).map(({ n }) => n)).toEqual([1]);
      expect(await selectOutcomes()).toMatchObject([
        { outcome: 'duplicate', n: 4 },
        { outcome: 'stored', n: 1 },
      ]);
    },
  );

  it('NET-12 recognizes a repeat even if the page’s clock is wrong by years, and counts it today', async () => {
    for (const idMs of [0, Date.now() - 400 * dayMs, Date.now() + dayMs, 2 ** 48 - 1]) {
      await test.sql`truncate events, stats_daily`;
      const body = buildEventBody({ event_id: generateId(idMs) });
      await postEvent(test.app, body);
      await postEvent(test.app, body);
      const today = new Date().toISOString().slice(0, 10);
      expect(await test.sql`select day::text, n from stats_daily`).toEqual([{ day: today, n: 1 }]);
    }
    await test.sql`truncate events, stats_daily`;
    const yesterdayMs = Date.now() - dayMs;
    await postEvent(test.app, buildEventBody({ event_id: generateId(yesterdayMs) }));
    const yesterday = new Date(yesterdayMs).toISOString().slice(0, 10);
    expect(await test.sql`select day::text, n from stats_daily`).toEqual([{ day: yesterday, n: 1 }]);
  });

  it('NET-12 an event without an id gets one', async () => {
    await postEvent(test.app, buildEventBody({ event_id: undefined }));
    expect(await selectEvents()).toHaveLength(1);
  });

  it('EVT-02 EVT-03 OWN-11 PIX-21 counts clicks by channel, bots separately, and unknown widgets as none', async () => {
    const click = (widget_id: unknown, channelType: string, b = false) =>
      postEvent(
        test.app,
        buildEventBody({ event: 'omnichat_click', payload: { widget_id, channelType }, b }),
      );
    await Promise.all([click(5001, 'whatsapp'), click('5001', 'whatsapp'), click(5001, 'sms', true)]);
    await click(99_999, 'sms');
    await postEvent(test.app, buildEventBody({ event: 'impression', payload: { widget_id: 5001 } }), {
      headers: { 'user-agent': 'curl/8.0' },
    });
    expect(await selectStats()).toMatchObject([
      { widget_id: 0, kind: 'click', detail: 'sms', is_bot: false, n: 1 },
      { widget_id: 5001, kind: 'click', detail: 'sms', is_bot: true, n: 1 },
      { widget_id: 5001, kind: 'click', detail: 'whatsapp', is_bot: false, n: 2 },
      { widget_id: 5001, kind: 'impression', is_bot: true, n: 1 },
      { widget_id: 5001, kind: 'open', is_bot: true, n: 1 },
    ]);
  });

  it('OWN-11 EVT-02 counts a chat bubble as opened when a visitor opens it, not when a page shows it', async () => {
    const send = (event: string) =>
      postEvent(test.app, buildEventBody({ event, payload: { widget_id: 5004 } }));
    await Promise.all([send('impression'), send('impression')]);
    expect(await selectStats()).toMatchObject([{ widget_id: 5004, kind: 'impression', n: 2 }]);
    await send('omnichat_open');
    expect(await selectStats()).toMatchObject([
      { widget_id: 5004, kind: 'impression', n: 2 },
      { widget_id: 5004, kind: 'open', n: 1 },
    ]);
  });

  it('OWN-11 one page-view event counts, per widget, the first rule that failed', async () => {
    const first_no = { 5001: 'entrance', 5002: 'repeat', 77: 'route', x: 'route', 5003: 'evil' };
    await postEvent(test.app, buildEventBody({ event: 'page_verdicts', payload: { first_no } }));
    expect(await selectStats()).toMatchObject([
      { widget_id: 0, kind: 'verdicts', n: 1 },
      { widget_id: 5001, kind: 'rule', detail: 'entrance', n: 1 },
      { widget_id: 5002, kind: 'rule', detail: 'repeat', n: 1 },
    ]);
  });

  it('PIX-09 PIX-10 A-91 logs a new session and its token, without storing the token', async () => {
    const session = { sessionId: 'new-session', hasOptedIn: false, pageId: '1001', token, custom: {} };
    const payload = { old_session: { ...session, sessionId: 'old-session' }, new_session: session };
    const answers = [
      await postEvent(
        test.app,
        buildEventBody({ event: 'new_pixel_session', payload, session_data: session }),
      ),
      await postEvent(test.app, buildEventBody({ event: 'auth', session_data: token })),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const rows = await selectEvents();
    expect(rows).toMatchObject([
      { kind: 'session', payload: { old_session: { sessionId: 'old-session', token: true } } },
      { kind: 'auth', subscriber_id: subscriberId, session_data: null },
    ]);
    expect(JSON.stringify(rows)).not.toContain(token.slice(-20));
  });

  it.each<[string, EventCall, Record<string, unknown>, string, string]>([
    ['no account', 'logEvent', { account_id: undefined }, 'account_missing', errors.pageIdRequired],
    ['no event', 'logEvent', { event: '' }, 'event_missing', errors.eventRequired],
    ['no app', 'logEvent', { app_id: undefined }, 'app_missing', errors.appIdRequired],
    ['no token', 'logConversionEvent', { token: undefined }, 'token_missing', errors.tokenRequired],
    ['no weight', 'logMoneyEvent', { weight: undefined }, 'weight_missing', errors.weightRequired],
    [
      'a forged token',
      'logConversionEvent',
      { token: 'e30.x' },
      'token_invalid',
      eventRefusals.token_invalid,
    ],
    [
      'a weight beyond money',
      'logMoneyEvent',
      { weight: 1e300 },
      'amount_unusable',
      eventRefusals.amount_unusable,
    ],
    [
      'a forged auth',
      'logEvent',
      { event: 'auth', session_data: 'e30.x' },
      'token_invalid',
      eventRefusals.token_invalid,
    ],
    ['an auth without token', 'logEvent', { event: 'auth' }, 'token_invalid', eventRefusals.token_invalid],
    [
      'an unknown account',
      'logEvent',
      { account_id: 4040 },
      'account_unknown',
      eventRefusals.account_unknown,
    ],
  ])(
    'ERR-04 ERR-05 ERR-06 ERR-07 ERR-09 NET-12 rejects %s with the fixed error text, stores and counts it',
    async (_title, call, parts, reason, error) => {
      const body = call === 'logEvent' ? buildEventBody(parts) : conversion({ weight: 5, ...parts });
      const answer = await postEvent(test.app, body, { call });
      expect([answer.statusCode, answer.json()]).toEqual([400, { state: false, error }]);
      expect(await selectEvents()).toHaveLength(0);
      expect(await test.sql`select call, reason from failed_events`).toEqual([{ call, reason }]);
      expect(await selectOutcomes()).toMatchObject([{ outcome: 'refused', reason, n: 1 }]);
      expect(JSON.stringify(await test.sql`select body from failed_events`)).not.toContain(token.slice(-20));
    },
  );

  it('PIX-10 NET-12 keeps a rejected auth event without its token', async () => {
    const body = buildEventBody({ event: 'auth', session_data: token, app_id: undefined });
    expect((await postEvent(test.app, body)).statusCode).toBe(400);
    const [kept] = await test.sql<{ body: string }[]>`select body from failed_events`;
    expect(JSON.parse(kept?.body ?? '')).toEqual({ ...body, app_id: undefined, session_data: '[hidden]' });
  });

  it('ERR-08 PIX-18 NET-07 says that a token expired, and that one of another account is invalid', async () => {
    const old = createTokenService(test.sql, () => Date.now() - 2 * hourS * 1000);
    const expired = await old.issue({ accountId: 1001, lifeS: hourS });
    const foreign = await createTokenService(test.sql).issue({ accountId: 1002, lifeS: hourS });
    const send = async (one: string) =>
      (await postEvent(test.app, conversion({ token: one }), { call: 'logConversionEvent' })).json().error;
    expect(await send(expired)).toBe(errors.tokenExpired);
    expect(await send(foreign)).toBe(eventRefusals.token_invalid);
  });
});
