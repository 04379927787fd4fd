import { handWritten, modal, smsModal } from './support/handWritten';
import {
  fbTag,
  fbWidget,
  followLink,
  noteEvents,
  pluginAccount,
  scriptsAsked,
  sdkDouble,
  sdkHost,
  sentHome,
} from './support/sdkDouble';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const widgets = [fbWidget(30, 'checkbox'), fbWidget(21, 'button')];
const body = noteEvents + fbTag('embed', 21, 'button') + fbTag('checkbox', 30, 'check');
const waitingFor = (ms: number): string =>
  `<script>localStorage.setItem('rendered-fallback-timeout', '${ms}')</script>`;
/** With this, nothing that happens within a test can come from the timeout. */
const patient = waitingFor(600_000) + body;

/** Waits until both instances have rendered for this reason, and returns when, from the page's start and from ready. */
async function renderedFor(visitor: Visitor, reason: string) {
  for (const key of ['button', 'check'])
    await visitor.waitFor((line) => window.trail?.includes(line), `${key} rendered ${reason}`);
  return visitor.evaluate(async () => {
    const verdicts = await Promise.all([21, 30].map((id) => window.MC.explain(id)));
    return verdicts.map((all) => {
      const { since = 0 } = all.find(({ rule }) => rule === 'rendered') ?? {};
      return { fromStartMs: since - performance.timeOrigin, fromReadyMs: since - window.readyMs };
    });
  });
}
/** In fallback a link that a visitor follows is trusted. */
async function expectFallback(visitor: Visitor): Promise<void> {
  await visitor.evaluate(() => {
    window.trail = [];
  });
  for (const key of ['button', 'check']) expect(await followLink(visitor, key)).toBe('Go to Messenger');
  const after = await visitor.evaluate(() => window.trail);
  expect(after).toEqual(['button submitted', 'button optedIn', 'check submitted', 'check optedIn']);
}

test.describe('without a plugin', () => {
  test('REND-07 REND-08 REND-09 REND-13 CHK-05 SUB-04 A-11 a blocked SDK: a link replaces it, without waiting', async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    outside.expect(sdkHost, { status: 500 });
    visitor.allowError(/Failed to load resource|connect\.facebook\.net/);
    await visitor.goto(
      hostPage.serve(handWritten(product, { widgets, account: pluginAccount, body: patient })),
    );
    await renderedFor(visitor, 'Timeout');
    const kinds = await visitor.evaluate(async () =>
      (await window.MC.explain(30)).map(({ rule, ok, kind }) => `${rule} ${ok} ${kind}`),
    );
    expect(kinds).toContain('rendered true Timeout');
    await expectFallback(visitor);
    expect(scriptsAsked(outside)).toEqual(['/en_US/sdk.js']);
  });

  test('REND-02 REND-12 SUB-04 A-31 A26 a plugin that never reports: after 5000 ms, and one that responds later changes nothing', async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    outside.expect(sdkHost, sdkDouble('silent'));
    await visitor.goto(hostPage.serve(handWritten(product, { widgets, account: pluginAccount, body })));
    for (const { fromStartMs } of await renderedFor(visitor, 'Timeout'))
      expect(fromStartMs).toBeGreaterThanOrEqual(5000);
    const before = await visitor.evaluate(() => window.trail.length);
    await visitor.evaluate(() => {
      const user_ref = document.querySelector('#check [user_ref]')?.getAttribute('user_ref');
      window.sdkDouble.report('messenger_checkbox', { event: 'rendered', user_ref });
    });
    expect(await visitor.evaluate(() => window.trail.length)).toBe(before);
    await expectFallback(visitor);
    expect(sentHome(outside)).toEqual([]);
  });

  test('REND-03 A-09 the 5000 ms are overridden from storage', async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    outside.expect(sdkHost, sdkDouble('silent'));
    const page = { widgets, account: pluginAccount, body: waitingFor(50) + body };
    await visitor.goto(hostPage.serve(handWritten(product, page)));
    for (const { fromReadyMs } of await renderedFor(visitor, 'Timeout'))
      expect(fromReadyMs).toBeLessThan(4000);
    await visitor.waitFor(() => window.sdkDouble);
    await expectFallback(visitor);
  });

  test('REND-11 SUB-04 A-33 a plugin that hides itself: the fallback at once', async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    outside.expect(sdkHost, sdkDouble('hides'));
    await visitor.goto(
      hostPage.serve(handWritten(product, { widgets, account: pluginAccount, body: patient })),
    );
    await renderedFor(visitor, 'hidden');
    await expectFallback(visitor);
    expect(sentHome(outside)).toEqual([]);
  });

  test('REND-04 SUB-04 A-31 C79 an EU-affected account: at once, and without outside requests', async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    const account = { ...pluginAccount, is_eu_affected: true };
    await visitor.goto(hostPage.serve(handWritten(product, { widgets, account, body: patient })));
    await renderedFor(visitor, 'eu_account_affected');
    await expectFallback(visitor);
    expect(outside.seen).toEqual([]);
  });

  test("CHK-06 REND-13 the host's form is submitted even if the SDK is blocked", async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    outside.expect(sdkHost, { status: 500 });
    visitor.allowError(/Failed to load resource|connect\.facebook\.net/);
    hostPage.serve('<h1>Ordered</h1>', { path: '/order' });
    const form = `<form action="/order">${patient}<button id="order">Order</button></form>`;
    const page = handWritten(product, { widgets, account: pluginAccount, body: form });
    await visitor.goto(hostPage.serve(page));
    await renderedFor(visitor, 'Timeout');
    await visitor.click('#order');
    expect(await visitor.see('h1')).toBe('Ordered');
  });
});

test.describe('the SDK loads only where a plugin is drawn', () => {
  const isMessenger = ({ path }: { path: string }): boolean => path.includes('/assets/messenger-');

  test('BOOT-12 A-11 the SDK does not load on a page with only SMS widgets', async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    const page = { widgets: [smsModal(7)], account: { messenger_mode: 'plugin', fb_page_id: '900' } };
    await visitor.goto(hostPage.serve(handWritten(product, page)));
    await visitor.see(modal);
    await visitor.evaluate(() => window.MC.getWidget(7)?.openDialog());
    expect(outside.seen).toEqual([]);
    expect(product.seen.filter(isMessenger)).toEqual([]);
  });

  test('BOOT-12 A-11 A-79 the SDK does not load in link mode', async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    const account = { ...pluginAccount, messenger_mode: 'link' };
    await visitor.goto(hostPage.serve(handWritten(product, { widgets, account, body })));
    await renderedFor(visitor, 'link');
    await visitor.evaluate(() => window.MC.getWidget(30)?.setPayload('summer'));
    expect(outside.seen).toEqual([]);
    expect(product.seen.filter(isMessenger)).toEqual([]);
  });

  test('BOOT-12 the SDK does not load for messenger widgets without an element', async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    const page = { widgets: [...widgets, smsModal(7)], account: { messenger_mode: 'plugin' } };
    await visitor.goto(hostPage.serve(handWritten(product, page)));
    await visitor.see(modal);
    expect(outside.seen).toEqual([]);
  });
});
