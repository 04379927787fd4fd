import { randomUUID } from 'node:crypto';
import type { PixelApi } from '@beckon/contract';
import { handWritten } from './support/handWritten';
import { issuePixelToken } from './support/issuePixelToken';
import type { Product } from './support/openProduct';
import { fbTag, fbWidget, noteEvents, pluginAccount, sdkDouble, sdkHost } from './support/sdkDouble';
import { test as base, expect } from './support/test';
import type { Visitor } from './support/Visitor';

declare global {
  interface Window {
    MC_PIXEL: PixelApi;
  }
}

/** Every test starts with an empty log; a second account exists next to the sample. */
const test = base.extend<{ product: Product }>({
  product: async ({ product }, use) => {
    await product.sql`truncate events, stats_daily, event_outcomes, failed_events`;
    await product.sql`insert into accounts (account_id, page_name) values (1002, 'Other') on conflict do nothing`;
    await use(product);
  },
});

/** Only `/pixel.js`, as a shop without widgets writes it. */
const pixelTag = (product: Product, pageId = 1001): string =>
  `<h1>Shop</h1><script src="${product.url}/pixel.js" data-page-id="${pageId}" data-app-id="42"></script>`;
const ready = (visitor: Visitor) =>
  visitor.waitFor(() => typeof window.MC_PIXEL?.fireLogEvent === 'function');
/** The page has its answers: if it left before, the next page would send again what the server already has. */
const isAnswered = (visitor: Visitor) => visitor.waitFor(() => !localStorage.getItem('pixel-queue'));
const session = (visitor: Visitor) => visitor.evaluate(() => window.MC_PIXEL.sessionData);
const names = async ({ sql }: Product) =>
  (await sql`select name from events order by received_at, event_id`).map(({ name }) => name);
const expectNames = (product: Product, expected: string[]) =>
  expect.poll(() => names(product)).toEqual(expected);
const expectNothingRefused = async ({ sql }: Product) =>
  expect(await sql`select outcome, reason from event_outcomes where outcome <> 'stored'`).toEqual([]);

test('PIX-05 PIX-08 PIX-09 PIX-23 NET-06 A-91 a session is created, reported once, and kept across pages', async ({
  hostPage,
  product,
  visitor,
}) => {
  const address = hostPage.serve(pixelTag(product));
  await visitor.goto(address);
  await ready(visitor);
  const first = await session(visitor);
  await expectNames(product, ['new_pixel_session']);
  const [row] = await product.sql`select session_id, payload, session_data, kind from events`;
  expect(row).toMatchObject({
    session_id: first.sessionId,
    kind: 'session',
    payload: { old_session: null, new_session: { sessionId: first.sessionId, pageId: '1001' } },
    session_data: { sessionId: first.sessionId },
  });
  await isAnswered(visitor);
  await visitor.reload();
  await ready(visitor);
  expect((await session(visitor)).sessionId).toBe(first.sessionId);
  await visitor.evaluate(() => window.MC_PIXEL.fireLogEvent('viewed', { plant: 'fern' }));
  await expectNames(product, ['new_pixel_session', 'viewed']);
  await expectNothingRefused(product);
});

test('PIX-06 PIX-09 A-92 another page id replaces the session, and both are reported', async ({
  hostPage,
  product,
  visitor,
}) => {
  await visitor.goto(hostPage.serve(pixelTag(product)));
  await ready(visitor);
  const before = await session(visitor);
  await expectNames(product, ['new_pixel_session']);
  await visitor.goto(hostPage.serve(pixelTag(product, 1002), { path: '/other' }));
  await ready(visitor);
  const after = await session(visitor);
  expect(after.sessionId).not.toBe(before.sessionId);
  await expectNames(product, ['new_pixel_session', 'new_pixel_session']);
  const [row] = await product.sql`select payload from events where account_id = 1002`;
  expect(row?.['payload']).toMatchObject({
    old_session: { sessionId: before.sessionId, pageId: '1001' },
    new_session: { sessionId: after.sessionId, pageId: '1002' },
  });
});

test('PIX-07 PIX-10 PIX-25 OWN-16 OWN-17 a visitor from a link: a new session, auth, and sales that are theirs', async ({
  hostPage,
  product,
  visitor,
}) => {
  const subscriberId = randomUUID();
  const address = hostPage.serve(
    `${pixelTag(product)}<script>history.replaceState(null, '', location.pathname)</script>`,
  );
  await visitor.goto(address);
  await ready(visitor);
  const before = await session(visitor);
  await expectNames(product, ['new_pixel_session']);
  const token = await issuePixelToken(product, { subscriberId, widgetId: 5001 });
  await visitor.goto(`${address}?mcp_token=${token}`);
  await ready(visitor);
  expect(await visitor.url()).toBe(address);
  const after = await session(visitor);
  expect([after.sessionId === before.sessionId, after.token]).toEqual([false, token]);
  await expectNames(product, ['new_pixel_session', 'new_pixel_session', 'auth']);
  await visitor.evaluate(() => window.MC_PIXEL.fireLogMoneyEvent('bought', '9.90', 'eur'));
  await visitor.evaluate(() => window.MC_PIXEL.fireLogConversionEvent('joined'));
  await expectNames(product, ['new_pixel_session', 'new_pixel_session', 'auth', 'bought', 'joined']);
  const rows = await product.sql`
    select kind, subscriber_id, widget_id::int, currency, amount_minor::int from events
    where subscriber_id is not null order by received_at, event_id`;
  const theirs = { subscriber_id: subscriberId, widget_id: 5001 };
  expect(rows).toMatchObject([
    { kind: 'auth', ...theirs },
    { kind: 'money', currency: 'EUR', amount_minor: 990, ...theirs },
    { kind: 'conversion', ...theirs },
  ]);
  // The same token again starts no new session.
  await visitor.goto(`${address}?mcp_token=${token}`);
  await ready(visitor);
  expect((await session(visitor)).sessionId).toBe(after.sessionId);
});

test('PIX-10 OWN-16 a token that the browser accepts but that was not issued here is rejected visibly', async ({
  hostPage,
  product,
  visitor,
}) => {
  visitor.allowError(/refused the event|Failed to load resource/);
  const token = `${(await issuePixelToken(product)).slice(0, -4)}AAAA`;
  await visitor.goto(`${hostPage.serve(pixelTag(product))}?mcp_token=${token}`);
  await ready(visitor);
  await expect
    .poll(() => product.sql`select call, reason from failed_events`)
    .toEqual([{ call: 'logEvent', reason: 'token_invalid' }]);
  await visitor.evaluate(() => window.MC_PIXEL.fireLogMoneyEvent('bought', 5));
  await expect.poll(() => product.sql`select from failed_events`).toHaveLength(2);
  expect(await names(product)).toEqual(['new_pixel_session']);
});

test('EVT-05 NET-08 a sale just before leaving the page arrives once, even if it is sent again', async ({
  hostPage,
  product,
  visitor,
}) => {
  // The page's clock is set forward if the engine allows it, so that the test does not wait.
  const clock = visitor.tab?.clock;
  await clock?.install();
  const token = await issuePixelToken(product, { widgetId: 5001 });
  const address = hostPage.serve(pixelTag(product));
  const thanks = hostPage.serve(`${pixelTag(product)}<h2>Thanks</h2>`, { path: '/thanks' });
  await visitor.goto(`${address}?mcp_token=${token}`);
  await ready(visitor);
  await visitor.evaluate((to) => {
    for (const weight of [1, 2, 3]) window.MC_PIXEL.fireLogMoneyEvent('bought', weight);
    location.assign(to);
  }, thanks);
  await visitor.see('h2');
  await ready(visitor);
  // On leaving they are sent in parallel.
  const sorted = async () => (await names(product)).sort();
  await expect.poll(sorted).toEqual(['auth', 'bought', 'bought', 'bought', 'new_pixel_session']);
  // What was being sent when the visitor left is sent again after a while, by the next page, until nothing waits.
  const waiting = async () => {
    await clock?.fastForward('00:05');
    return await visitor.evaluate(() => localStorage.getItem('pixel-queue') ?? '[]');
  };
  await expect.poll(waiting, { timeout: 40_000 }).toBe('[]');
  const [sum] = await product.sql`select n::int, amount_minor::int from stats_daily where kind = 'money'`;
  expect(sum).toEqual({ n: 3, amount_minor: 600 });
});

test('PIX-11 NET-05 SUB-10 the result of an opt-in check is stored in the session', async ({
  hostPage,
  outside,
  product,
  visitor,
}) => {
  outside.expect(sdkHost, sdkDouble());
  const body = noteEvents + fbTag('embed', 21, 'button');
  const page = handWritten(product, { widgets: [fbWidget(21, 'button')], account: pluginAccount, body });
  await visitor.goto(hostPage.serve(page));
  await visitor.waitFor(() => window.trail?.includes('button rendered rendered'));
  await ready(visitor);
  const { sessionId, hasOptedIn } = await session(visitor);
  expect(hasOptedIn).toBe(false);
  await visitor.evaluate(() => {
    const ref = document.querySelector('#button .fb-send-to-messenger')?.getAttribute('data-ref');
    window.sdkDouble.report('send_to_messenger', { event: 'clicked', ref });
  });
  const asked = () => product.seen.filter(({ path }) => path.startsWith('/pixel/checkOptin')).length;
  await expect.poll(asked).toBeGreaterThan(0);
  expect((await session(visitor)).hasOptedIn).toBe(false);
  const [account_id, subscriber_id] = [1001, randomUUID()];
  const subscriber = { account_id, subscriber_id, channel: 'fb', source_widget_id: 21 };
  await product.sql`insert into subscribers ${product.sql(subscriber)}`;
  const optIn = { account_id, session_id: sessionId, widget_id: 21, instance_id: 'i', subscriber_id };
  await product.sql`insert into opt_ins ${product.sql(optIn)}`;
  await visitor.waitFor(() => window.MC_PIXEL.sessionData.hasOptedIn);
  expect(
    await visitor.evaluate(() => JSON.parse(localStorage.getItem('pixel-session') ?? '{}').hasOptedIn),
  ).toBe(true);
});
