import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerLimits } from '../../api/pure/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, openBrowser, signUp } from '../../testing/signUp';
import { testOwner } from '../../testing/testOwner';
import { createTokenService } from '../createTokenService';

let test: TestApp;
let owner: Browser & { accountId: number };
beforeAll(async () => {
  test = await openTestApp();
  owner = await signUp(test.app);
  const row = (
    day: string,
    widget: number,
    kind: string,
    more: { n?: number; bot?: boolean; detail?: string; minor?: number } = {},
  ) =>
    test.sql`
      insert into stats_daily (account_id, day, widget_id, kind, detail, currency, is_bot, n, amount_minor)
      values (${owner.accountId}, ${day}, ${widget}, ${kind}, ${more.detail ?? ''}, ${more.minor ? 'USD' : ''}, ${more.bot ?? false},
        ${more.n ?? 1}, ${more.minor ?? 0})`;
  await row('2026-11-01', 5, 'impression', { n: 10 });
  await row('2026-11-02', 5, 'impression', { n: 30 });
  await row('2026-11-02', 5, 'impression', { n: 100, bot: true });
  await row('2026-11-02', 5, 'opt_in', { n: 4 });
  await row('2026-11-02', 6, 'money', { n: 2, minor: 1999 });
  await row('2026-11-02', 0, 'verdicts', { n: 90 });
  await row('2026-11-02', 6, 'rule', { n: 7, detail: 'entrance' });
  await test.sql`insert into event_outcomes values (${owner.accountId}, '2026-11-02', 'refused', 'unreadable', 3)`;
});
afterAll(() => test.close());

const ask = async (path: string) => (await owner.call('GET', path)).json();

it('OWN-11 OWN-17 returns results by widget and by day; bots only on request', async () => {
  const report = await ask('/figures?from=2026-11-01&to=2026-11-30');
  expect(report.total).toMatchObject({
    pageViews: 90,
    impressions: 40,
    optIns: 4,
    optInRate: 0.1,
    sales: 2,
    revenueMinor: { USD: 1999 },
  });
  expect(report.byWidgetAndDay['5']['2026-11-01'].impressions).toBe(10);
  expect((await ask('/figures?from=2026-11-01&to=2026-11-30&withBots=true')).total.impressions).toBe(140);
  expect((await ask('/figures?from=2026-11-01&to=2026-11-01')).total.impressions).toBe(10);
  expect((await ask('/figures?from=2026-11-01&to=2026-11-30&widgetId=6')).total).toMatchObject({
    pageViews: 90,
    impressions: 0,
    sales: 2,
  });
});

it('OWN-11 returns why widgets were not shown, and what happened to events', async () => {
  expect(await ask('/rule-costs?from=2026-11-01&to=2026-11-30')).toEqual({
    costs: [{ widgetId: 6, rule: 'entrance', pageViews: 7 }],
  });
  expect(await ask('/events/outcomes?from=2026-11-01&to=2026-11-30')).toEqual({
    outcomes: [{ outcome: 'refused', reason: 'unreadable', n: 3 }],
  });
  expect(await ask('/events/failed')).toEqual({ events: [] });
});

it.each([
  ['from=2026-11-30&to=2026-11-01', 'to'],
  ['from=2020-01-01&to=2026-11-01', 'to'],
  ['from=2026-02-30&to=2026-03-01', 'from'],
  ['from=yesterday&to=2026-11-01', 'from'],
  ['to=2026-11-01', 'from'],
])('OWN-11 refuses the range %s', async (query, path) => {
  const answer = await owner.call('GET', `/figures?${query}`);
  expect([answer.statusCode, answer.json().fields?.[0]?.path]).toEqual([400, path]);
});

it('OWN-16 creates tokens only for its own subscribers and widgets, and adds them to links', async () => {
  const { widgetId } = (await owner.call('POST', '/widgets', { type: 'bar' })).json();
  const made = await owner.call('POST', '/tokens', {
    widgetId,
    lifeS: 60,
    link: 'https://shop.example/cart?a=1#top',
  });
  const { token, link } = made.json();
  expect([made.statusCode, link]).toEqual([201, `https://shop.example/cart?a=1&mcp_token=${token}#top`]);
  const verdict = await createTokenService(test.sql).verify(token);
  expect(verdict).toMatchObject({ ok: true, claims: { account: owner.accountId, widget: widgetId } });
  const foreign = await owner.call('POST', '/tokens', {
    widgetId: 5001,
    subscriberId: '01890a5d-ac96-774b-bcce-b302099a8057',
  });
  expect(foreign.json().fields.map(({ path }: { path: string }) => path)).toEqual([
    'subscriberId',
    'widgetId',
  ]);
});

it('OWN-11 C44 rejects a report that would be too large', async () => {
  const limits = { ...(testOwner.limits ?? ownerLimits), figureRows: 3 };
  const app = await test.build({ owner: { ...testOwner, limits } });
  const asAt = openBrowser(app, owner.cookie);
  const answer = await asAt.call('GET', '/figures?from=2026-11-01&to=2026-11-30');
  expect([answer.statusCode, answer.json().fields[0].path]).toEqual([400, 'to']);
  expect((await asAt.call('GET', '/figures?from=2026-11-01&to=2026-11-01')).statusCode).toBe(200);
});
