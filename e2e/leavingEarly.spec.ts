import { issuePixelToken } from './support/issuePixelToken';
import type { Product } from './support/openProduct';
import { test as base, expect } from './support/test';
import type { Visitor } from './support/Visitor';

/** Every test starts with an empty log. */
const test = base.extend<{ product: Product }>({
  product: async ({ product }, use) => {
    await product.sql`truncate events, stats_daily, event_outcomes, failed_events`;
    await use(product);
  },
});

const elsewhere = '<h1>Elsewhere</h1>';
const pixelTag = (product: Product): string =>
  `<script src="${product.url}/pixel.js" data-page-id="1001" data-app-id="42"></script>`;
const selectEvents = ({ sql }: Product) =>
  sql`select name, kind, amount_minor::int as amount from events order by name`;
const leaves = ({ seen }: Product) => seen.filter(({ path }) => path === '/pixel/leave');
/** From now on requests for these fail, if the engine supports it. */
const withhold = (visitor: Visitor, address: RegExp): Promise<unknown> | undefined =>
  visitor.tab?.route(address, () => {});

test('EVT-05 NET-08 D27 a sale arrives even if the page navigates before the sending half of the pixel has loaded @every-engine', async ({
  hostPage,
  product,
  visitor,
}) => {
  await withhold(visitor, /\/assets\/sending-/);
  // Firefox reports this for everything under way when the visitor leaves a page.
  visitor.allowError(/error loading dynamically imported module|^Beckon: undefined$/);
  const token = await issuePixelToken(product, { widgetId: 5001 });
  hostPage.serve(elsewhere, { path: '/elsewhere' });
  // As a shop writes it: the sale, then the redirect at once, while the page is still loading.
  const checkout = `${pixelTag(product)}<script>MC_PIXEL.fireLogMoneyEvent('bought', '9.90', 'EUR');
    location.assign('/elsewhere')</script>`;
  await visitor.goto(hostPage.serve('<h1>Start</h1>'));
  const address = `${hostPage.serve(checkout, { path: '/checkout' })}?mcp_token=${token}`;
  await visitor.evaluate((there) => void setTimeout(() => location.assign(there)), address);
  await visitor.waitFor(() => document.querySelector('h1')?.textContent === 'Elsewhere');
  await expect
    .poll(() => selectEvents(product))
    .toEqual([
      { name: 'auth', kind: 'auth', amount: 0 },
      { name: 'bought', kind: 'money', amount: 990 },
      { name: 'new_pixel_session', kind: 'session', amount: 0 },
    ]);
  expect(await product.sql`select outcome from event_outcomes where outcome = 'refused'`).toEqual([]);
});

test('EVT-05 PIX-09 what was only logged is sent on leaving, and once by the next page', async ({
  hostPage,
  product,
  visitor,
}) => {
  await withhold(visitor, /\/assets\/sending-/);
  hostPage.serve(elsewhere, { path: '/elsewhere' });
  await visitor.goto(hostPage.serve(`<h1>Shop</h1>${pixelTag(product)}`, { path: '/shop' }));
  await visitor.waitFor(() => document.readyState === 'complete');
  await visitor.evaluate(() => {
    window.MC_PIXEL.fireLogEvent('seen', 'fern').catch(() => {});
    location.assign('/elsewhere');
  });
  await visitor.waitFor(() => document.querySelector('h1')?.textContent === 'Elsewhere');
  const names = async () => (await selectEvents(product)).map(({ name }) => name);
  await expect.poll(names).toEqual(['new_pixel_session', 'seen']);
  await visitor.tab?.unroute(/\/assets\/sending-/);
  await visitor.goto(hostPage.serve(`<h2>Shop again</h2>${pixelTag(product)}`, { path: '/again' }));
  await visitor.waitFor(() => localStorage.getItem('pixel-queue') === null);
  expect(await names()).toEqual(['new_pixel_session', 'seen']);
  expect(await product.sql`select payload from events where name = 'seen'`).toEqual([
    { payload: { value: 'fern' } },
  ]);
});

test('OWN-11 EVT-05 short visits are page views, even if the part that counts them has not loaded', async ({
  hostPage,
  product,
  visitor,
}) => {
  await withhold(visitor, /\/assets\/(?:later|acting)-/);
  const shop = hostPage.serve(`<h1>Shop</h1><div style="height: 4000px"></div>${product.scriptTag('1001')}`, {
    host: 'shop.test',
  });
  const next = hostPage.serve(elsewhere, { path: '/elsewhere', host: 'shop.test' });
  for (const _ of [1, 2]) {
    await visitor.goto(shop);
    await visitor.waitFor(() => 'MC_PIXEL' in window && performance.now() > 1000);
    await visitor.evaluate((there) => location.assign(there), next);
    await visitor.waitFor(() => document.querySelector('h1')?.textContent === 'Elsewhere');
  }
  const views = async () =>
    (await product.sql`select n::int from stats_daily where kind = 'verdicts'`).map(({ n }) => n);
  await expect.poll(views).toEqual([2]);
  if (visitor.tab) expect(leaves(product)).toHaveLength(2);
});

test('OWN-11 EVT-05 eight visits of one to four seconds are eight page views, whatever has loaded by then @full', async ({
  hostPage,
  product,
  visitor,
}) => {
  // A visit lasts from the start of the script.
  const body = '<h1>Shop</h1><script>mcInitialized = () => { window.seenMs = Date.now() }</script>';
  const page = `${body}<div style="height: 4000px"></div>${product.scriptTag('1001')}`;
  const shop = hostPage.serve(page, { host: 'shop.test' });
  const next = hostPage.serve(elsewhere, { path: '/elsewhere', host: 'shop.test' });
  const context = visitor.tab?.context();
  const visits = [...Array(8).keys()].map(async (visit) => {
    const tab = await context?.newPage();
    await tab?.goto(shop);
    await tab?.waitForFunction(
      (ms) => Date.now() - (window as unknown as { seenMs: number }).seenMs >= ms,
      1000 + visit * 400,
    );
    // Some see a widget, most don't.
    if (visit % 4 === 3) await tab?.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6));
    await tab?.goto(next);
  });
  await Promise.all(visits);
  const views = async () =>
    (await product.sql`select n::int from stats_daily where kind = 'verdicts'`).map(({ n }) => n);
  await expect.poll(views).toEqual([8]);
});

test('NET-07 NET-08 EVT-05 money and conversions neither wait nor pause for another call', async ({
  hostPage,
  product,
  visitor,
}) => {
  visitor.allowError(/status of 503|Service Unavailable/);
  const token = await issuePixelToken(product, { widgetId: 5001 });
  // One call hangs, another one fails.
  await withhold(visitor, /\/pixel\/logEvent$/);
  const given: string[] = [];
  visitor.tab?.on('requestfailed', (request) => given.push(request.url()));
  await visitor.tab?.route(/\/pixel\/logConversionEvent$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } })
      : route.continue(),
  );
  await visitor.goto(`${hostPage.serve(`<h1>Shop</h1>${pixelTag(product)}`)}?mcp_token=${token}`);
  await visitor.waitFor(() => typeof window.MC_PIXEL?.fireLogEvent === 'function');
  await visitor.evaluate(async () => {
    await window.MC_PIXEL.fireLogEvent('seen');
    await window.MC_PIXEL.fireLogConversionEvent('joined');
    await window.MC_PIXEL.fireLogMoneyEvent('bought', 5);
  });
  await expect
    .poll(() => selectEvents(product))
    .toContainEqual({ name: 'bought', kind: 'money', amount: 500 });
  if (visitor.tab) expect(await selectEvents(product)).toHaveLength(1);
  const hasEnded = given.some((url) => url.endsWith('/logEvent'));
  expect(hasEnded, 'the call that hangs was given up meanwhile').toBe(false);
});

test('NET-06 PIX-02 what the site knows about its visitor arrives with their events', async ({
  hostPage,
  product,
  visitor,
}) => {
  await visitor.goto(hostPage.serve(`<h1>Shop</h1>${pixelTag(product)}`));
  await visitor.waitFor(() => typeof window.MC_PIXEL?.set === 'function');
  await visitor.evaluate(async () => {
    await window.MC_PIXEL.set({ custom: { plan: 'gold' }, external_id: 'crm-7' });
    await window.MC_PIXEL.fireLogEvent('seen');
  });
  await expect
    .poll(() => product.sql`select external_id, session_data from events where name = 'seen'`)
    .toEqual([{ external_id: 'crm-7', session_data: { custom: { plan: 'gold' } } }]);
});
