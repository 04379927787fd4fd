import { consoleScreens } from './support/consoleScreens';
import { fillAccount } from './support/fillAccount';
import { fill, makeWidget, openAccount, openEditor } from './support/signUp';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

async function go(visitor: Visitor, path: string, shown: string): Promise<void> {
  await visitor.evaluate((to) => history.pushState(null, '', to), `/console${path}`);
  await visitor.see(shown);
}

/** How far the page scrolls sideways, and which table cells extend beyond the screen. */
const readOverflow = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const cells = [...document.querySelectorAll('main td')].filter(
      (one) => one.getBoundingClientRect().right > window.innerWidth,
    );
    return [wide, ...cells.map(({ textContent }) => textContent)];
  });

test('OWN-11 OWN-23 at 390 px a year has a bar for each day, and fits', async ({
  product: { url, sql },
  visitor,
}) => {
  await visitor.viewport(390, 844);
  await openAccount(visitor, url, 'year@example.com');
  await sql`
    insert into stats_daily (account_id, day, widget_id, kind, detail, currency, is_bot, n, amount_minor)
    select account_id, date '2026-01-01' + day, 0, 'opt_in', 'sms', '', false, 1 + day % 9, 0
    from generate_series(0, 364) as day, members join users using (user_id) where email = 'year@example.com'`;
  await go(visitor, '/results?from=2026-01-01&to=2026-12-31', 'figure details');
  const widths = await visitor.waitFor(() => {
    const bars = [...document.querySelectorAll('figure i')].map((bar) => bar.getBoundingClientRect().width);
    return bars.length >= 365 ? bars : undefined;
  });
  expect(Math.min(...widths)).toBeGreaterThan(0.5);
  expect(await readOverflow(visitor)).toEqual([0]);
});

test('OWN-12 OWN-15 OWN-23 at 390 px nothing extends beyond the screen, however long names and numbers are', async ({
  product: { url, sql },
  visitor,
}) => {
  await visitor.viewport(390, 844);
  await openAccount(visitor, url, 'narrow@example.com');
  await makeWidget(visitor, url);
  await fillAccount(sql, 'narrow@example.com');
  await sql`
    insert into subscribers (account_id, subscriber_id, channel, psid, source_widget_id, created_at)
    select account_id, gen_random_uuid(), 'fb', '1234567890123456789', widget_id, now()
    from widgets join members using (account_id) join users using (user_id) where email = 'narrow@example.com'`;
  const found: unknown[] = [];
  for (const [path, shown] of consoleScreens) {
    await go(visitor, path, shown);
    found.push([path, ...(await readOverflow(visitor))]);
  }
  expect(found).toEqual(consoleScreens.map(([path]) => [path, 0]));
  // A secret that is shown once can be copied.
  await go(visitor, '/settings/webhooks', 'form input');
  await fill(visitor, 'form input', 'https://example.com/hook');
  await visitor.press('Enter');
  await visitor.see('code');
  // A new webhook receives every event.
  await visitor.waitFor(() => document.querySelectorAll('main ul ul input:checked').length === 4);
  const beyond = await visitor.evaluate(() =>
    [...document.querySelectorAll('main button')]
      .filter((one) => one.getBoundingClientRect().right > window.innerWidth)
      .map(({ textContent }) => textContent),
  );
  expect(beyond).toEqual([]);
  // A row can be pressed anywhere, and shows who it is, how to reach them and since when.
  await go(visitor, '/subscribers', 'tbody tr a');
  const heightPx = await visitor.evaluate(
    () => document.querySelector('tbody tr')?.getBoundingClientRect().height ?? 0,
  );
  expect(await visitor.see('tbody tr')).toMatch(/Messenger 1234567890123456789\s*Messenger/);
  expect(heightPx).toBeGreaterThanOrEqual(44);
  await visitor.click('tbody tr');
  await visitor.waitFor(() => /^\/console\/subscribers\/[\da-f-]{36}$/.test(location.pathname));
  await visitor.see('main h1');
});

test('OWN-08 OWN-23 at 390 px every switch of the preview is on the screen and large enough to press', async ({
  product: { url },
  visitor,
}) => {
  await visitor.viewport(390, 844);
  await openEditor(visitor, url, 'narrow-preview@example.com');
  const front = 'iframe[title="Widget preview"][data-front][data-drawn]';
  await visitor.see(front);
  const switches = await visitor.evaluate(() => {
    const stage = document.querySelector('section:has(iframe[title="Widget preview"])');
    return [...(stage?.querySelectorAll('[role=combobox], label') ?? [])]
      .map((one) => ({ one, words: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
      .map(({ one, words, box }) => {
        const label = one.firstElementChild ?? one;
        const isWhole = label.scrollWidth <= label.clientWidth;
        return [words, box.left >= 0 && box.right <= innerWidth, box.height >= 40, isWhole];
      });
  });
  expect(switches).toEqual([
    ['Phone', true, true, true],
    ['Before opt-in', true, true, true],
    ['Light page', true, true, true],
  ]);
  await visitor.click(`section:has(${front}) [role=combobox]`);
  await visitor.press('End');
  await visitor.press('Enter');
  await visitor.waitFor(() => location.search.includes('device=iphone'));
});
