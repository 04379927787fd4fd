import { askApi } from './support/fields/Garden';
import { fill, makeWidget, openAccount, openEditor } from './support/signUp';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

/** Playwright's tab; this spec runs only where there is one. */
function tabOf({ tab }: Visitor) {
  if (!tab) throw new Error('A connection can be cut in a tab of Playwright only.');
  return tab;
}
const allowCut = (visitor: Visitor) =>
  visitor.allowError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);

test("OWN-08 OWN-23 without a connection the preview keeps its last picture and never shows the browser's error page; then it is redrawn", async ({
  product: { url },
  visitor,
}) => {
  allowCut(visitor);
  await openEditor(visitor, url, 'offline-preview@example.com');
  const tab = tabOf(visitor);
  const picture = () => tab.locator('iframe[title="Widget preview"][data-front]');
  const words = () => picture().contentFrame().locator('dialog h2').textContent();
  const title = await words();
  await tab.context().setOffline(true);
  await fill(visitor, '[data-field="main.title"] input', 'Written without a network');
  expect(await visitor.see('p[role=status]:not(:empty)')).toContain('We’ll keep trying');
  expect(await words()).toBe(title);
  // The frame that could not load exists, but is hidden.
  const seen = await visitor.evaluate(
    () =>
      [...document.querySelectorAll('iframe')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      ).length,
  );
  expect(seen).toBe(1);

  const editor = new URL(await visitor.url());
  const own = `${editor.pathname}?host=own&page=${encodeURIComponent(`${url}/sites/leaf.svg`)}`;
  await visitor.evaluate((to) => history.pushState(null, '', to), own);
  expect(await visitor.see('[data-offline]')).toContain('You’re offline');
  expect(await visitor.sees('iframe[title="Your page"]')).toBe(false);
  await visitor.evaluate((to) => history.pushState(null, '', to), editor.pathname);
  await tab.context().setOffline(false);
  await expect.poll(words).toBe('Written without a network');
});

test('OWN-06 OWN-12 OWN-23 lists that failed to load do so automatically when the connection is back', async ({
  product: { url },
  visitor,
}) => {
  allowCut(visitor);
  await openAccount(visitor, url, 'offline-lists@example.com');
  await makeWidget(visitor, url);
  const context = () => tabOf(visitor).context();
  const go = (path: string) => visitor.evaluate((to) => history.pushState(null, '', to), `/console${path}`);
  await go('/subscribers');
  await visitor.see('main h2');
  await context().setOffline(true);
  await go('/subscribers?channel=sms');
  await expect.poll(() => visitor.see('main')).toContain('couldn’t load');
  await context().setOffline(false);
  await expect.poll(() => visitor.see('main')).not.toContain('couldn’t load');

  // A screen that was never opened before can't be loaded either.
  visitor.allowError(/Failed to fetch dynamically imported module/);
  await context().setOffline(true);
  await go('/settings/log');
  await expect.poll(() => visitor.see('main')).toContain('You’re offline');
  await context().setOffline(false);
  await visitor.see('ul li strong');
});

test('OWN-06 a copy of the first of many widgets is visible, below its original @full', async ({
  product: { url },
  visitor,
}) => {
  await openAccount(visitor, url, 'copies@example.com');
  const tab = tabOf(visitor);
  for (let made = 1; made <= 30; made += 1)
    await askApi({ tab, product: { url } }, 'POST', '/widgets', { type: 'modal', name: `Widget ${made}` });
  await visitor.goto(`${url}/console/widgets`);
  await visitor.click('tr[data-widget]:first-child [aria-haspopup=menu]');
  await visitor.click('[role=menuitem]:nth-of-type(2)');
  const name = await visitor.see('tr[data-new] a');
  expect(name).toContain('Widget 1');
  expect(await visitor.see('tr[data-widget]:nth-child(2) a')).toBe(name);
  const box = await tab.locator('tr[data-new]').boundingBox();
  const height = tab.viewportSize()?.height ?? 0;
  expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true);
});
