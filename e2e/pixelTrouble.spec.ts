import type { PixelApi } from '@beckon/contract';
import type { Product } from './support/openProduct';
import { test as base, expect } from './support/test';
import type { Visitor } from './support/Visitor';

declare global {
  interface Window {
    MC_PIXEL: PixelApi;
  }
}

const test = base.extend<{ product: Product }>({
  product: async ({ product }, use) => {
    await product.sql`truncate events, stats_daily, event_outcomes, failed_events`;
    await use(product);
  },
});

const pixelTag = (product: Product): string =>
  `<script src="${product.url}/pixel.js" data-page-id="1001" data-app-id="42"></script>`;
const ready = (visitor: Visitor) =>
  visitor.waitFor(() => typeof window.MC_PIXEL?.fireLogEvent === 'function');
const say = (visitor: Visitor, event: string) =>
  visitor.evaluate((name) => void window.MC_PIXEL.fireLogEvent(name), event);
/** Without views: a page with only the pixel counts none, but one of the previous test may have been left late. */
const names = async ({ sql }: Product) =>
  (await sql`select name from events where name <> 'page_verdicts' order by received_at, event_id`).map(
    ({ name }) => name,
  );
const expectNames = (product: Product, expected: string[]) =>
  expect.poll(() => names(product)).toEqual(expected);

test('STOR-03 PIX-05 A48 without storage, a page still has its session and its events arrive @every-engine', async ({
  hostPage,
  product,
  visitor,
}) => {
  const denied = `<script>for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {
    get() { throw new DOMException('denied', 'SecurityError') } })</script>`;
  await visitor.goto(hostPage.serve(denied + pixelTag(product)));
  await ready(visitor);
  await say(visitor, 'viewed');
  await expectNames(product, ['new_pixel_session', 'viewed']);
  const { sessionId } = await visitor.evaluate(() => window.MC_PIXEL.sessionData);
  const sessions = await product.sql`select distinct session_id from events where name <> 'page_verdicts'`;
  expect(sessions).toEqual([{ session_id: sessionId }]);
});

for (const [title, byMs] of [
  ['a day ahead', 86_400_000],
  ['a day behind', -86_400_000],
  ['ten years ahead', 315_360_000_000],
] as const) {
  test(`NET-12 OWN-11 A60 a clock that is ${title}: nothing is lost, duplicated, or counted for a future day`, async ({
    hostPage,
    product,
    visitor,
  }) => {
    const wrong = `<script>{ const right = Date.now; Date.now = () => right() + ${byMs} }</script>`;
    await visitor.goto(hostPage.serve(wrong + pixelTag(product)));
    await ready(visitor);
    await say(visitor, 'viewed');
    await expectNames(product, ['new_pixel_session', 'viewed']);
    const sent = product.seen.filter(({ method, path }) => method === 'POST' && path === '/pixel/logEvent');
    for (const { headers, body } of sent) {
      const type = { 'content-type': String(headers['content-type']) };
      expect(
        (await fetch(`${product.url}/pixel/logEvent`, { method: 'POST', headers: type, body })).status,
      ).toBe(200);
    }
    expect(await names(product)).toEqual(['new_pixel_session', 'viewed']);
    const stats = await product.sql`
      select sum(n)::int as n, max(day) <= (now() at time zone 'utc')::date as "isPast" from stats_daily`;
    expect(stats).toEqual([{ n: 2, isPast: true }]);
  });
}

test('EVT-05 PIX-26 A56 without a connection events wait, across pages, and are sent once it is back', async ({
  hostPage,
  product,
  visitor,
}) => {
  const address = hostPage.serve(pixelTag(product));
  await visitor.goto(address);
  await ready(visitor);
  await expectNames(product, ['new_pixel_session']);
  // If the driver can't cut the connection, we tell the browser that it is cut.
  const cut = async (isCut: boolean) => {
    if (visitor.tab) return visitor.tab.context().setOffline(isCut);
    return visitor.evaluate((value) => {
      Object.defineProperty(navigator, 'onLine', { value: !value, configurable: true });
      dispatchEvent(new Event(value ? 'offline' : 'online'));
    }, isCut);
  };
  await cut(true);
  await say(visitor, 'viewed');
  await say(visitor, 'liked');
  await visitor.waitFor(() => (localStorage.getItem('pixel-queue') ?? '').includes('liked'));
  expect(await names(product)).toEqual(['new_pixel_session']);
  await cut(false);
  await expectNames(product, ['new_pixel_session', 'viewed', 'liked']);
});

test('NET-12 PIX-26 D26 an event that is temporarily rejected comes back with the same id', async ({
  hostPage,
  product,
  visitor,
}) => {
  visitor.allowError(/Failed to load resource/);
  // For this event the database reports the error it gives while starting.
  await product.sql`create function be_away() returns trigger language plpgsql as $$ begin
    raise exception 'away' using errcode = '57P03'; end $$`;
  await product.sql`create trigger be_away before insert on events for each row when (new.name = 'viewed')
    execute function be_away()`;
  try {
    await visitor.goto(hostPage.serve(pixelTag(product)));
    await ready(visitor);
    await say(visitor, 'viewed');
    const tries = () =>
      product.seen
        .filter(({ method, body }) => method === 'POST' && body.includes('"viewed"'))
        .map(({ body }) => body);
    await expect.poll(() => tries().length).toBe(1);
    await expect.poll(() => product.log.some((line) => line.includes('request failed'))).toBe(true);
    await product.sql`drop trigger be_away on events`;
    await expectNames(product, ['new_pixel_session', 'viewed']);
    expect(new Set(tries().map((body) => JSON.parse(body).event_id)).size).toBe(1);
    expect(tries().length).toBeGreaterThan(1);
  } finally {
    await product.sql`drop function be_away cascade`;
  }
});
