import { at, idOf, widgetOf } from './support/everyType';
import type { Product } from './support/openProduct';
import { photograph } from './support/photograph';
import { publish } from './support/publish';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const bar = (main: object = {}): object => widgetOf('bar', { main: { pushPage: true, ...main } });
const field = `${at('bar')} >> input[type=tel]`;
const framesPath = '/widget/frames/';

/** The core opens nothing before the test says so: a form counts as rendered after 100 ms, and nothing else waits as long. */
const hold = `window.held = []; const wait = setTimeout;
window.setTimeout = (act, ms, ...more) => ms === 100 ? (held.push(act), 0) : wait(act, ms, ...more);`;
const letOpen = (visitor: Visitor): Promise<void> =>
  visitor.evaluate(() => {
    const { held } = window as unknown as { held: (() => void)[] };
    for (const act of held.splice(0)) act();
  });
/** The runtime is there, and could open it. */
const canOpen = (visitor: Visitor): Promise<unknown> =>
  visitor.waitFor(() => (window as unknown as { held: unknown[] }).held.length > 0);
const notes = `window.trail = []; mcAsyncInit = () => MC.getWidget(${idOf.bar}).on('opened', () => trail.push('opened'));
window.runs = 0; addEventListener('transitionrun', (e) => { if (e.propertyName === 'padding-top') runs += 1; });`;
const script = (text: string, nonce = ''): string => `<script nonce="${nonce}">${text}</script>`;
const body = (tag: string): string => `${script(notes + hold)}<h1>Shop</h1><p>Ferns and figs</p>${tag}`;

/** The runtime has opened it, and drawn it with the sheets of its controls. */
const isTaken = (visitor: Visitor): Promise<boolean> =>
  visitor.waitFor(() => {
    const { shadowRoot } = document.querySelector('.mcwidget-overlay') ?? {};
    return window.trail.includes('opened') && (shadowRoot?.adoptedStyleSheets.length ?? 0) > 3;
  });
const asked = ({ seen }: Product): string[] =>
  seen.map(({ path }) => path).filter((path) => path.startsWith(framesPath));
/** How far the page is pushed, and how often it has begun to move. */
const pushOf = (visitor: Visitor): Promise<{ padding: number; height: number; runs: number }> =>
  visitor.evaluate(() => {
    const strip = document.querySelector('.mcwidget-overlay')?.shadowRoot?.querySelector('section');
    return {
      padding: Number.parseFloat(getComputedStyle(document.documentElement).paddingTop),
      height: strip?.offsetHeight ?? 0,
      runs: (window as unknown as { runs: number }).runs,
    };
  });
/** The widgets that the browser remembers as shown. */
const remembered = (visitor: Visitor): Promise<string[]> =>
  visitor.evaluate(() => {
    const { widgets = {} } = JSON.parse(localStorage.getItem('widget-session') ?? '{}') as { widgets?: object };
    return Object.keys(widgets);
  });
/** Clicks the field once the bar has slid in. */
async function clickField(visitor: Visitor): Promise<void> {
  await visitor.see(field);
  await visitor.waitFor(
    () => document.querySelector('.mcwidget-overlay')?.shadowRoot?.getAnimations?.().length === 0,
  );
  await visitor.click(field);
}
/** Keeps the field, to be compared later. */
const rememberField = (visitor: Visitor): Promise<void> =>
  visitor.evaluate(() => {
    const shadow = document.querySelector('.mcwidget-overlay')?.shadowRoot;
    (window as unknown as { first: unknown }).first = shadow?.querySelector('input');
  });
/** Where everything in it is, and how it looks: as text. */
const lookOf = (visitor: Visitor): Promise<string> =>
  visitor.evaluate(() => {
    const shadow = document.querySelector('.mcwidget-overlay')?.shadowRoot;
    return [...(shadow?.querySelectorAll('*') ?? [])]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, boxShadow, font } = getComputedStyle(element);
        return [element.tagName, x, y, width, height, color, backgroundColor, borderColor, boxShadow, font].join();
      })
      .join('\n');
  });
type Typed = { isSame: boolean; value: string; caret: number | null; hasFocus: boolean };
const readField = (visitor: Visitor): Promise<Typed> =>
  visitor.evaluate(() => {
    const shadow = document.querySelector('.mcwidget-overlay')?.shadowRoot;
    const input = shadow?.querySelector('input');
    return {
      isSame: input === (window as unknown as { first: unknown }).first,
      value: input?.value ?? '',
      caret: input?.selectionStart ?? null,
      hasFocus: shadow?.activeElement === input,
    };
  });

test.describe('first frames with a form', () => {
  test('BAR-05 OPEN-09 LOAD-21 LOAD-26 a bar appears and pushes the page before the core opens it, without an impression; the runtime takes over its elements, and the page moves only once @every-engine', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const pageId = await publish(product, bar());
    await visitor.goto(hostPage.serve(body(product.scriptTag(pageId))));
    await visitor.see(field);
    await canOpen(visitor);
    expect(asked(product)).toHaveLength(1);
    expect(await remembered(visitor)).toEqual([]);
    const before = await photograph(visitor);
    const look = await lookOf(visitor);
    const pushed = await pushOf(visitor);
    expect([pushed.padding, pushed.height > 0]).toEqual([pushed.height, true]);
    await rememberField(visitor);
    await letOpen(visitor);
    await isTaken(visitor);
    expect((await readField(visitor)).isSame).toBe(true);
    const after = await photograph(visitor);
    // Of what has moved, WebKit paints some pixels again as soon as something else changes.
    if (visitor.engine !== 'webkit') expect(after.equals(before)).toBe(true);
    expect(await lookOf(visitor)).toBe(look);
    expect(await pushOf(visitor)).toEqual(pushed);
    expect(await visitor.evaluate(() => document.querySelectorAll('.mcwidget-overlay').length)).toBe(1);
  });

  test('SMS-01 LOAD-21 C-PHONE-05 a number typed before the core opens the bar stays, with its caret and the focus, and is submitted once @every-engine', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const pageId = await publish(product, bar());
    await visitor.goto(hostPage.serve(body(product.scriptTag(pageId))));
    await clickField(visitor);
    await visitor.type('4155550136');
    await visitor.press('ArrowLeft');
    await rememberField(visitor);
    await canOpen(visitor);
    await visitor.press('Enter');
    const submitted = () => product.seen.filter(({ method, path }) => method === 'POST' && path.startsWith('/widget/createSubscriber'));
    expect(submitted()).toEqual([]);
    const typed = { isSame: true, value: '4155550136', caret: 9, hasFocus: true };
    expect(await readField(visitor)).toEqual(typed);
    await letOpen(visitor);
    await isTaken(visitor);
    await visitor.see(`${at('bar')} >> [role=status] strong`);
    expect(submitted()).toHaveLength(1);
    const [{ n } = { n: 0 }] = await product.sql`
      select count(*)::int as n from subscribers where account_id = ${pageId} and phone = '+14155550136'`;
    expect(n).toBe(1);
  });

  test('C-PHONE-01 SMS-01 an international number typed before picks its country, and the caret and the focus stay', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const pageId = await publish(product, bar());
    await visitor.goto(hostPage.serve(body(product.scriptTag(pageId))));
    await clickField(visitor);
    await visitor.type('+44 7911 123456');
    await canOpen(visitor);
    await rememberField(visitor);
    await letOpen(visitor);
    await isTaken(visitor);
    await visitor.waitFor(() =>
      document
        .querySelector('.mcwidget-overlay')
        ?.shadowRoot?.querySelector('button')
        ?.ariaLabel?.includes('+44'),
    );
    expect(await readField(visitor)).toEqual({ isSame: true, value: '7911 123456', caret: 11, hasFocus: true });
  });

  test('OPEN-13 LOAD-21 Escape before the core opens the bar closes it then, and the page moves back', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const pageId = await publish(product, bar());
    await visitor.goto(hostPage.serve(body(product.scriptTag(pageId))));
    await clickField(visitor);
    await canOpen(visitor);
    await visitor.press('Escape');
    await letOpen(visitor);
    await visitor.waitFor(() => window.trail.includes('opened'));
    await visitor.waitFor(() => Number.parseFloat(getComputedStyle(document.documentElement).paddingTop) === 0);
    expect(await visitor.sees(field)).toBe(false);
  });

  test('DISP-15 DISP-23 LOAD-21 a bar that another tab has shown in the meantime disappears, and the page moves back', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const pageId = await publish(product, bar({ showAgain: ['never', null] }));
    await visitor.goto(hostPage.serve(body(product.scriptTag(pageId))));
    await visitor.see(field);
    await canOpen(visitor);
    await visitor.evaluate((id) => {
      const seen = { widgets: { [id]: { lastImpression: Date.now(), manualClose: false } } };
      localStorage.setItem('widget-session', JSON.stringify(seen));
      dispatchEvent(new StorageEvent('storage', { key: 'widget-session' }));
    }, idOf.bar);
    await letOpen(visitor);
    await visitor.waitFor(() => Number.parseFloat(getComputedStyle(document.documentElement).paddingTop) === 0);
    expect(await visitor.sees(field)).toBe(false);
    expect(await visitor.evaluate(() => window.trail)).toEqual([]);
  });

  test('LOAD-26 OPEN-06 a page on which nothing is due requests no frames', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const elsewhere = widgetOf('bar', { setup: { urlWhitelist: ['*/elsewhere'] } });
    const pageId = await publish(product, elsewhere);
    await visitor.goto(hostPage.serve(body(product.scriptTag(pageId))));
    await visitor.waitFor(() => document.querySelector('.mcwidget-overlay'));
    expect(asked(product)).toEqual([]);
  });

  test('LOAD-26 A-04 under a strict policy and Trusted Types a bar is drawn early and taken over, with no violation', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const pageId = await publish(product, bar());
    const record = `window.broken = []; addEventListener('securitypolicyviolation', (e) => broken.push(e.effectiveDirective + ' ' + e.blockedURI));`;
    const tag = `<script nonce="n1" src="${product.url}/${pageId}.js"></script>`;
    const policy =
      "script-src 'nonce-n1' 'strict-dynamic'; style-src 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
    const html = `${script(record + notes + hold, 'n1')}<h1>Shop</h1>${tag}`;
    await visitor.goto(hostPage.serve(html, { headers: { 'content-security-policy': policy } }));
    await visitor.see(field);
    await canOpen(visitor);
    expect(asked(product)).toHaveLength(1);
    await letOpen(visitor);
    await isTaken(visitor);
    expect(await visitor.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
  });

  for (const { name, attributes = '', width, scheme, main = {} } of [
    { name: 'on a phone', width: 390, scheme: 'light' },
    { name: 'in the dark', width: 1280, scheme: 'dark' },
    { name: 'in the dark, on a phone, at the bottom', width: 390, scheme: 'dark', main: { barPlacement: 'bottom' } },
    { name: 'from right to left', attributes: 'dir="rtl"', width: 1280, scheme: 'light' },
  ] as { name: string; attributes?: string; width: number; scheme: 'light' | 'dark'; main?: object }[])
    test(`BAR-01 LOAD-21 the frame of a bar and what takes it over are pixel-identical, ${name}`, async ({
      hostPage,
      product,
      visitor,
    }) => {
      const pageId = await publish(product, bar(main));
      const html = `<!doctype html><html lang="en" ${attributes}><head><title>Shop</title><meta name="viewport" content="width=device-width"></head><body>${body(product.scriptTag(pageId))}</body></html>`;
      await visitor.viewport(width, 800);
      await visitor.tab?.emulateMedia({ colorScheme: scheme });
      await visitor.goto(hostPage.serve(html));
      await visitor.see(field);
      await canOpen(visitor);
      expect(asked(product)).toHaveLength(1);
      const before = await photograph(visitor);
      await letOpen(visitor);
      await isTaken(visitor);
      expect((await photograph(visitor)).equals(before)).toBe(true);
    });
});
