import { at, embedOf, fullAccount, idOf, widgetOf } from './support/everyType';
import { handWritten } from './support/handWritten';
import { fbTag, fbWidget, pluginAccount, sdkDouble, sdkHost } from './support/sdkDouble';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

type Rect = Record<'left' | 'right' | 'top' | 'bottom' | 'width' | 'height', number>;

/** The position of something inside a widget, once it no longer moves. */
const rectOf = (visitor: Visitor, id: number, css: string): Promise<Rect> =>
  visitor.waitFor(
    async ([widgetId, selector]) => {
      const shadow = document.querySelector(`[data-widget-id="${widgetId}"]`)?.shadowRoot;
      await Promise.allSettled(shadow?.getAnimations().map(({ finished }) => finished) ?? []);
      const found = shadow?.querySelector(selector)?.getBoundingClientRect();
      return found?.width ? (found.toJSON() as Rect) : undefined;
    },
    [id, css] as const,
  );
const picture = {
  type: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60"/></svg>',
};
const inDirection = (dir: string, body: string): string =>
  `<!doctype html><html lang="en" dir="${dir}"><title>Shop</title><body>${body}</body></html>`;

for (const dir of ['ltr', 'rtl'])
  test(`CARD-04 A-36 "wide, form right" has its form on the right of the screen (${dir})`, async ({
    hostPage,
    product,
    visitor,
  }) => {
    const main = { cardVariant: 'wide_right', fitContainer: true };
    const widgets = [widgetOf('modal', { main }), widgetOf('box', { main })];
    const body = `<div style="width: 1000px">${embedOf('box')}</div>`;
    const page = handWritten(product, { widgets, account: fullAccount, body });
    await visitor.goto(hostPage.serve(inDirection(dir, page)));
    for (const type of ['modal', 'box'] as const) {
      const words = await rectOf(visitor, idOf[type], 'div:has(> h2)');
      const form = await rectOf(visitor, idOf[type], 'form');
      expect([type, form.left >= words.right, form.width >= 250]).toEqual([type, true, true]);
    }
  });

test('CARD-05 CONST-08 OVL-01 a slide-in is 430 px wide whenever there is room', async ({
  hostPage,
  product,
  visitor,
}) => {
  const page = handWritten(product, { widgets: [widgetOf('slide_in')], account: fullAccount });
  await visitor.goto(hostPage.serve(page));
  for (const width of [1280, 768, 513]) {
    await visitor.viewport(width, 900);
    await visitor.waitFor((wanted) => window.innerWidth === wanted, width);
    const card = await rectOf(visitor, idOf.slide_in, '[role=dialog]');
    expect([width, card.width]).toEqual([width, 430]);
  }
});

test('OVL-03 OVL-05 opacity darkens the picture behind a page takeover', async ({
  hostPage,
  outside,
  product,
  visitor,
}) => {
  outside.expect('cdn.test', picture);
  const main = { opacity: 80, mediaType: 'image', image: { img_big: 'http://cdn.test/a.svg' } };
  const page = handWritten(product, { widgets: [widgetOf('page_takeover', { main })], account: fullAccount });
  await visitor.goto(hostPage.serve(page));
  const veils = await visitor.waitFor((css) => {
    const root = document.querySelector(css)?.shadowRoot;
    const all = [...(root?.querySelectorAll('dialog *') ?? [])];
    const dark = all.filter((one) => getComputedStyle(one).backgroundColor === 'rgba(0, 0, 0, 0.8)');
    const covers = (one: Element) => [one.clientWidth === innerWidth, one.clientHeight >= innerHeight];
    return dark.length > 0 && dark.map(covers);
  }, at('page_takeover'));
  expect(veils).toEqual([[true, true]]);
  // The text is on its card, above it.
  await visitor.click(`${at('page_takeover')} >> button[aria-label=Close]`);
  await expect.poll(() => visitor.sees(`${at('page_takeover')} >> dialog`)).toBe(false);
});

test('EMB-03 A-32 a button is drawn as its button; a press on its second part shows the code', async ({
  hostPage,
  product,
  visitor,
}) => {
  const page = handWritten(product, {
    widgets: [widgetOf('button')],
    account: { ...fullAccount, badge: false },
    body: embedOf('button'),
  });
  await visitor.goto(hostPage.serve(page));
  const link = await rectOf(visitor, idOf.button, 'a');
  expect(await visitor.sees(`${at('button')} >> figure`)).toBe(false);
  const asked = () => product.seen.some(({ path }) => path.includes('QrCode'));
  const box = await rectOf(visitor, idOf.button, ':host > div, div');
  expect([box.height <= link.height + 16, asked()]).toEqual([true, false]);
  await visitor.click(`${at('button')} >> button[aria-expanded=false]`);
  await visitor.see(`${at('button')} >> figure svg path`);
  expect(asked()).toBe(true);
  await visitor.click(`${at('button')} >> button[aria-expanded=true]`);
  await expect.poll(() => visitor.sees(`${at('button')} >> figure`)).toBe(false);
});

test.describe('sizes', () => {
  const sizes = ['s', 'm', 'l'] as const;
  const own = sizes.map((buttonSize, index) => fbWidget(31 + index, 'button', { buttonSize }));
  const body = [30, 31, 32, 33].map((id) => fbTag('embed', id, `e${id}`)).join('');
  const widgets = [fbWidget(30, 'button'), ...own];

  test('CARD-07 BOOT-02 sizes of widgets and of the account apply to links', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const account = { ...fullAccount, defaultSize: 'xlarge' };
    await visitor.goto(hostPage.serve(handWritten(product, { widgets, account, body })));
    const heights: number[] = [];
    for (const id of [30, 31, 32, 33]) heights.push((await rectOf(visitor, id, 'a')).height);
    expect(heights).toEqual([56, 40, 48, 56]);
  });

  test('CARD-07 BOOT-02 sizes of widgets and of the account apply to plugins', async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    outside.expect(sdkHost, sdkDouble());
    const account = { ...pluginAccount, defaultSize: 'l' };
    await visitor.goto(hostPage.serve(handWritten(product, { widgets, account, body })));
    const told = await visitor.waitFor(() => {
      const all = [...document.querySelectorAll('.fb-send-to-messenger')];
      return all.length === 4 && all.map((one) => one.getAttribute('size'));
    });
    expect(told).toEqual(['xlarge', 'standard', 'large', 'xlarge']);
    // The plugins' script is requested a moment after their markup is there.
    await expect.poll(() => outside.seen.length).toBeGreaterThan(0);
  });
});

test.describe('the launcher of a chat', () => {
  const card = `${at('customer_chat')} >> [aria-live] a`;
  const chat = (setup: object) =>
    widgetOf('customer_chat', { setup: { urlWhitelist: [], loggedOutGreeting: 'Ask us', ...setup } });
  const bubble = `${at('customer_chat')} >> a[aria-label="Go to Messenger"]`;

  for (const [minimized, isGreeting] of [
    ['opened', true],
    ['hidden', false],
  ] as const)
    test(`CCHAT-01 CCHAT-06 with minimized "${minimized}" a link greets: ${isGreeting}`, async ({
      hostPage,
      product,
      visitor,
    }) => {
      const widgets = [chat({ minimized })];
      await visitor.goto(hostPage.serve(handWritten(product, { widgets, account: fullAccount })));
      await visitor.see(bubble);
      await visitor.see(`${at('customer_chat')} >> a[href$="/about"]`);
      await expect.poll(() => visitor.sees(card)).toBe(isGreeting);
    });

  test('CCHAT-01 CCHAT-02 CCHAT-06 with minimized "minimized" a link greets after its delay', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const widgets = [chat({ minimized: 'minimized', dialogDelay: 3 })];
    // The page itself records when each first appeared: a busy machine may check late.
    const watch = `<script>window.noted = {};
      const find = (css) => document.querySelector('${at('customer_chat')}')?.shadowRoot?.querySelector(css);
      (function look() {
        if (find('section > a')) noted.bubble ??= performance.now();
        if (find('[aria-live] a')) noted.card ??= performance.now();
        requestAnimationFrame(look);
      })()</script>`;
    const page = handWritten(product, { widgets, account: fullAccount, body: watch });
    await visitor.goto(hostPage.serve(page));
    await visitor.see(card);
    const waited = await visitor.waitFor(() => {
      const { bubble, card: words } = (window as unknown as { noted: Record<string, number> }).noted;
      return bubble && words && words - bubble;
    });
    expect(waited).toBeGreaterThanOrEqual(2500);
  });

  test('LAY-01 A-34 the badge leads where the installation says, or else to the product page', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const account = { ...fullAccount, badge_url: 'https://beckon.example/product' };
    await visitor.goto(hostPage.serve(handWritten(product, { widgets: [chat({})], account })));
    await visitor.see(`${at('customer_chat')} >> a[href="https://beckon.example/product"]`);
    const words = await rectOf(visitor, idOf.customer_chat, '[aria-live] > div');
    const badge = await rectOf(visitor, idOf.customer_chat, 'a[href*="beckon.example"]');
    expect([badge.top >= words.bottom, badge.left >= 0]).toEqual([true, true]);
    await visitor.goto(`${product.url}/about`);
    expect(await visitor.see('h1')).toBe('Beckon');
  });
});

test('A-96 CHK-02 our own checkbox starts unticked even if the configuration says prechecked', async ({
  hostPage,
  product,
  visitor,
}) => {
  const widgets = [widgetOf('checkbox', { main: { prechecked: true } })];
  const page = handWritten(product, { widgets, account: fullAccount, body: embedOf('checkbox') });
  await visitor.goto(hostPage.serve(page));
  const isTicked = await visitor.waitFor((css) => {
    const box = document.querySelector(css)?.shadowRoot?.querySelector<HTMLInputElement>('input');
    return box && String(box.checked);
  }, at('checkbox'));
  expect(isTicked).toBe('false');
});
