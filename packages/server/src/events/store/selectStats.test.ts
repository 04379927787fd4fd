import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateId } from '../../database/index';
import { selectSubscriberEvents } from '../../subscribers/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildEventBody, postEvent } from '../../testing/postEvent';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';
import { createTokenService } from '../createTokenService';
import { buildReport } from '../pure/buildReport';
import { selectFailedEvents, selectOutcomes } from './selectOutcomes';
import { selectRuleCosts, selectStats } from './selectStats';

const dayMs = 86_400_000;
const [nowMs, subscriberId] = [Date.now(), generateId()];
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const [today, yesterday] = [dayOf(nowMs), dayOf(nowMs - dayMs)];
// A test that runs over midnight must not miss what comes after it.
const range = { accountId: 1001, from: yesterday, to: dayOf(nowMs + dayMs) };
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  const say = (event: string, parts: object = {}, atMs = nowMs, b = false) =>
    postEvent(
      test.app,
      buildEventBody({ event, payload: { widget_id: 5001, ...parts }, event_id: generateId(atMs), b }),
    );
  for (let count = 0; count < 4; count += 1) await say('impression');
  await say('impression', {}, nowMs - dayMs);
  await say('impression', {}, nowMs, true);
  await Promise.all([say('omnichat_open'), say('omnichat_impression')]);
  await Promise.all([
    say('omnichat_click', { channelType: 'sms' }),
    say('omnichat_click', { channelType: 'email' }),
  ]);
  await say('page_verdicts', {
    first_no: { 5001: 'entrance' },
    counts: { 5001: { impression: 1, close: 2, submit: 1 }, 999: { close: 5 } },
  });
  await say('page_verdicts', { first_no: { 5001: 'entrance' } });
  await say('page_verdicts', { first_no: { 5001: 'repeat' } });
  await postPhone(test.app, buildPhoneBody());
  await postPhone(test.app, buildPhoneBody());
  const token = await createTokenService(test.sql).issue({
    accountId: 1001,
    subscriberId,
    widgetId: 5001,
    lifeS: 60,
  });
  const sell = (weight: string, currency: string) =>
    postEvent(
      test.app,
      { event: 'bought', account_id: 1001, token, weight, currency },
      { call: 'logMoneyEvent' },
    );
  await Promise.all([sell('9.90', 'USD'), sell('0.10', 'USD'), sell('300', 'JPY'), sell('-1', 'USD')]);
  await postEvent(test.app, { event: 'signed', account_id: 1001, token }, { call: 'logConversionEvent' });
  await postEvent(test.app, buildEventBody({ event: '' }));
});
afterAll(() => test.close());

describe('the figures', () => {
  it('OWN-11 OWN-17 sum up impressions, actions and revenue, without bots', async () => {
    const report = buildReport(await selectStats(test.sql, range));
    // Each of today's four impressions, and yesterday's, opened what they showed; one more was part of a page.
    const figures = {
      pageViews: 3,
      impressions: 6,
      opens: 6,
      clicks: 2,
      clicksByChannel: { sms: 1, email: 1 },
      closes: 2,
      submits: 1,
      optIns: 1,
      optInsByChannel: { sms: 1 },
      conversions: 1,
      sales: 4,
      revenueMinor: { USD: 900, JPY: 300 },
      openRate: 1,
      clickRate: 2 / 6,
      optInRate: 1 / 6,
    };
    expect(report.byWidget[5001]).toEqual(figures);
    expect(report.total).toEqual(figures);
    expect(report.byDay[yesterday]).toMatchObject({ impressions: 1, opens: 1, optInRate: 0 });
    expect(report.byWidgetAndDay[5001]?.[today]).toMatchObject({ impressions: 5, openRate: 1 });
  });

  it('OWN-11 include bots on request, but no other widgets, days or accounts', async () => {
    const read = async (parts: object) =>
      buildReport(await selectStats(test.sql, { ...range, ...parts })).total.impressions;
    expect(await read({ withBots: true })).toBe(7);
    expect(await read({ widgetId: 5001 })).toBe(6);
    expect(await read({ widgetId: 5002 })).toBe(0);
    expect(await read({ to: yesterday })).toBe(1);
    expect(await read({ accountId: 1002 })).toBe(0);
  });

  it('OWN-11 have no rate without impressions', () => {
    expect(buildReport([]).total).toMatchObject({ impressions: 0, openRate: null, optInRate: null });
  });

  it('OWN-11 DISP-22 say how many page views each rule cost', async () => {
    expect(await selectRuleCosts(test.sql, range)).toEqual([
      { widgetId: 5001, rule: 'entrance', pageViews: 2 },
      { widgetId: 5001, rule: 'repeat', pageViews: 1 },
    ]);
  });

  it('OWN-17 a subscriber has a list of what they did', async () => {
    const events = await selectSubscriberEvents(test.sql, { accountId: 1001, subscriberId, most: 3 });
    expect(events).toHaveLength(3);
    expect(events[0]).toMatchObject({ kind: 'conversion', name: 'signed', widgetId: 5001 });
    expect(await selectSubscriberEvents(test.sql, { accountId: 1002, subscriberId, most: 3 })).toEqual([]);
  });

  it('NET-12 C77 every received event is in one sum, and the owner sees what was rejected', async () => {
    expect(await selectOutcomes(test.sql, { ...range, from: today })).toEqual([
      { outcome: 'refused', reason: 'event_missing', n: 1 },
      { outcome: 'stored', reason: '', n: 18 },
    ]);
    expect(await selectFailedEvents(test.sql, { accountId: 1001, most: 10 })).toMatchObject([
      { call: 'logEvent', reason: 'event_missing', body: expect.stringContaining('"event":""') },
    ]);
  });
});
