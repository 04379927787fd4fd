import { funnelTest, openSandbox, threadOf } from './support/funnelTest';
import { dialogOf, handWritten, modal, smsModal } from './support/handWritten';
import { fbTag, fbWidget, followLink, noteEvents, pluginAccount } from './support/sdkDouble';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const trail = (visitor: Visitor): Promise<string[]> => visitor.evaluate(() => window.trail);
const close = (visitor: Visitor, id: number): Promise<void> =>
  visitor.click(`${dialogOf(id)} >> button[aria-label=Close]`);

funnelTest(
  'SUB-18 A-79 an overlay that does nothing after the opt-in does not go on waiting for it',
  async ({ openShop, phone, visitor }) => {
    const main = { title: 'Join', whenDisplay: ['immediately', null] };
    const data = { main, submitted: { action: 'nothing' } };
    const { url } = await openShop([{ id: 7041, type: 'modal', channel: 'fb', data }]);
    await visitor.goto(url);
    const link = `${dialogOf(7041)} >> a[href*="ref="]`;
    await visitor.see(link);
    const href = await visitor.evaluate(() => {
      const drawn = document.querySelector('.mcwidget-overlay[data-widget-id="7041"]')?.shadowRoot;
      const anchor = drawn?.querySelector<HTMLAnchorElement>('a[href*="ref="]');
      addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
      anchor?.click();
      return anchor?.href ?? '';
    });
    expect(await visitor.see(`${dialogOf(7041)} >> [role=status]`)).toContain('Waiting for you in Messenger');
    await openSandbox(phone, href);
    await phone.click('[data-act=getStarted]');
    await expect.poll(() => threadOf(phone, 'messenger')).toHaveLength(2);
    await visitor.waitFor(
      () =>
        document
          .querySelector('.mcwidget-overlay[data-widget-id="7041"]')
          ?.shadowRoot?.querySelector('[role=status]')?.textContent === '',
    );
    await visitor.see(link);
  },
);

test('SUB-04 SUB-14 CHK-06 a host that submits its checkbox in fallback runs after-submit, even to an address with a space', async ({
  hostPage,
  product,
  visitor,
}) => {
  hostPage.serve('<h1>Ordered</h1>', { path: '/thank%20you' });
  const checkbox = { ...fbWidget(30, 'checkbox'), data: { submitted: {} } };
  checkbox.data.submitted = { action: 'redirect', redirectUrl: '/thank you' };
  const account = { ...pluginAccount, is_eu_affected: true };
  const body = noteEvents + fbTag('checkbox', 30, 'check');
  await visitor.goto(hostPage.serve(handWritten(product, { widgets: [checkbox], account, body })));
  await visitor.waitFor(() => window.trail?.includes('check rendered eu_account_affected'));
  const said = await visitor.evaluate(() => {
    window.MC.getWidget(30)?.submit();
    return window.trail;
  });
  expect(said.slice(1)).toEqual(['check submitted', 'check optedIn']);
  await visitor.waitFor(() => document.querySelector('h1')?.textContent === 'Ordered');
  expect(new URL(await visitor.url()).pathname).toBe('/thank%20you');
});

test('API-09 OPEN-03 a trigger on an address that forbids its widget opens nothing there, and nothing on the next', async ({
  hostPage,
  product,
  visitor,
}) => {
  const widgets = [
    smsModal(7, { whenDisplay: ['anchor', 'offer'] }, { urlBlacklist: ['/checkout'] }),
    smsModal(8, { whenDisplay: ['delay', 999] }),
  ];
  const body = '<script>mcAsyncInit = () => MC.trigger("offer")</script>';
  await visitor.goto(hostPage.serve(handWritten(product, { widgets, body }), { path: '/checkout' }));
  await visitor.waitFor(() =>
    window.MC?.explain?.(7).then((all) => all.some(({ rule, ok }) => rule === 'rendered' && ok)),
  );
  await visitor.evaluate(() => history.pushState({}, '', '/next'));
  await visitor.waitFor(() =>
    window.MC.explain(7).then((all) => all.some(({ rule, ok }) => rule === 'route' && ok)),
  );
  expect(await visitor.sees(modal)).toBe(false);
  await visitor.evaluate(() => window.MC.trigger('offer'));
  await visitor.see(dialogOf(7));
});

test('DISP-13 A-97 a rule in seconds shows a widget again on the page where it was closed', async ({
  hostPage,
  product,
  visitor,
}) => {
  const widgets = [smsModal(7, { showAgain: ['seconds', 2] })];
  const body = `<script>mcAsyncInit = () => {
    for (const name of ['opened', 'closed'])
      MC.getWidget(7).on(name, () => trail.push(name + ' ' + Date.now()));
  }</script>`;
  await visitor.goto(hostPage.serve(handWritten(product, { widgets, body })));
  await visitor.see(dialogOf(7));
  await close(visitor, 7);
  await visitor.waitFor(() => window.trail.filter((line) => line.startsWith('opened')).length === 2);
  await visitor.see(dialogOf(7));
  const [, closedMs = 0, openedMs = 0] = (await trail(visitor)).map((line) => Number(line.split(' ')[1]));
  expect(openedMs - closedMs).toBeGreaterThanOrEqual(2000);
});

test('API-05 API-10 API-13 the handle of a chat opens and closes its bubble, and reports it', async ({
  hostPage,
  product,
  visitor,
}) => {
  const account = { fb_page_id: '900', appId: '42' };
  const body = `<script>mcAsyncInit = () => {
    for (const name of ['opened', 'closed']) MC.getWidget(4).on(name, () => trail.push(name));
  }</script>`;
  const page = handWritten(product, { widgets: [fbWidget(4, 'customer_chat')], account, body });
  await visitor.goto(hostPage.serve(page));
  const bubble = '.mcwidget-overlay[data-widget-id="4"] >> a';
  await visitor.see(bubble);
  await visitor.evaluate(() => window.MC.getWidget(4)?.close());
  await expect.poll(() => visitor.sees(bubble)).toBe(false);
  await visitor.evaluate(() => window.MC.getWidget(4)?.open());
  await visitor.see(bubble);
  expect(await trail(visitor)).toEqual(['opened', 'closed', 'opened']);
});

test("SUB-10 A-40 the page keeps polling while its tab is hidden: the visitor is in the messenger's tab", async ({
  hostPage,
  product,
  visitor,
}) => {
  const account = { fb_page_id: '900', appId: '42' };
  const body = noteEvents + fbTag('embed', 21, 'button');
  await visitor.goto(
    hostPage.serve(handWritten(product, { widgets: [fbWidget(21, 'button')], account, body })),
  );
  await visitor.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const before = product.seen.length;
  const asked = () => product.seen.slice(before).filter(({ path }) => path.startsWith('/pixel/checkOptin'));
  await followLink(visitor, 'button');
  await expect.poll(() => asked().length).toBe(2);
});

test('LOAD-02 LOAD-26 a page that has declared the names without a value gets the right ones', async ({
  hostPage,
  product,
  visitor,
}) => {
  const head = '<script>var MC, MC_PIXEL, mcwidget;</script>';
  await visitor.goto(hostPage.serve(`${head}<h1>Shop</h1>${product.scriptTag('1001')}`));
  await visitor.waitFor(() => (window.MC?.getWidgetList().length ?? 0) > 0);
  expect(await visitor.evaluate(() => typeof window.MC_PIXEL?.fireLogEvent)).toBe('function');
});
