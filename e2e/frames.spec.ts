import { compiled } from './support/compiled';
import { at, fullAccount, idOf, widgetOf } from './support/everyType';
import { photograph } from './support/photograph';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const bubble = `${at('omnichat')} >> button[aria-expanded]`;
/** A bubble without a message next to it. */
const quiet = widgetOf('omnichat', { main: { popupMessageText: '' } });
/** Returning visitors: nothing opens or cycles by itself. */
const known = `localStorage.setItem('omnichat-last-seen', String(Date.now()));`;
const listens = `window.trail = []; mcAsyncInit = () => MC.getWidget(${idOf.omnichat}).on('opened', () => trail.push('opened'));`;
const script = (text: string, nonce = ''): string => `<script nonce="${nonce}">${text}</script>`;

/** A page that becomes idle when the test says so. */
const restless = 'window.resting = []; window.requestIdleCallback = (act) => resting.push(act);';
const letRest = (visitor: Visitor): Promise<void> =>
  visitor.evaluate(() => {
    const { resting } = window as unknown as { resting: (() => void)[] };
    for (const act of resting.splice(0)) act();
  });

const hasRuntime = (visitor: Visitor): Promise<boolean> =>
  visitor.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/acting-')),
  );
/** The runtime has opened it, and drawn it with the sheets of its controls. */
const isTaken = (visitor: Visitor): Promise<boolean> =>
  visitor.waitFor(() => {
    const { shadowRoot } = document.querySelector('.mcwidget-overlay') ?? {};
    return window.trail.includes('opened') && (shadowRoot?.adoptedStyleSheets.length ?? 0) > 3;
  });

/** How the icon of the bubble is drawn: what takes over a frame changes nothing about it. */
const iconStroke = (visitor: Visitor): Promise<string> =>
  visitor.evaluate(() => {
    const icon = document.querySelector('.mcwidget-overlay')?.shadowRoot?.querySelector('svg');
    const { strokeWidth, strokeLinecap } = getComputedStyle(icon as SVGElement);
    return `${strokeWidth} ${strokeLinecap}`;
  });

test.describe('first frames', () => {
  test('OMNI-01 OPEN-09 LOAD-21 LOAD-26 a bubble appears before the runtime without an impression, and the runtime takes over the same element without changing a pixel @every-engine', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const body = `<h1>Shop</h1>${script(known + restless + listens)}`;
    const page = await compiled(product, { widgets: [quiet], account: fullAccount, body });
    await visitor.goto(hostPage.serve(page));
    await visitor.see(bubble);
    expect(await hasRuntime(visitor)).toBe(false);
    expect(await iconStroke(visitor)).toBe('1.75px round');
    // It has not been counted as shown.
    expect(await visitor.evaluate(() => String(localStorage.getItem('widget-session')))).not.toContain(
      String(idOf.omnichat),
    );
    const before = await photograph(visitor);
    await visitor.evaluate(() => {
      const host = document.querySelector('.mcwidget-overlay');
      (window as unknown as { first: unknown }).first =
        host?.shadowRoot?.querySelector('button[aria-expanded]');
    });
    await letRest(visitor);
    await isTaken(visitor);
    const isSame = () =>
      visitor.evaluate(() => {
        const host = document.querySelector('.mcwidget-overlay');
        return (
          host?.shadowRoot?.querySelector('button[aria-expanded]') ===
          (window as unknown as { first: unknown }).first
        );
      });
    expect(await isSame()).toBe(true);
    expect((await photograph(visitor)).equals(before)).toBe(true);
    expect(await visitor.evaluate(() => document.querySelectorAll('.mcwidget-overlay').length)).toBe(1);
  });

  test('OMNI-02 a press before the runtime has loaded opens the panel, once', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const body = `<h1>Shop</h1>${script(known + restless + listens)}`;
    const page = await compiled(product, {
      widgets: [quiet],
      account: { ...fullAccount, pageId: 1001, appId: '42' },
      body,
    });
    await visitor.goto(hostPage.serve(page));
    await visitor.see(bubble);
    await visitor.click(bubble);
    expect(await visitor.see(`${at('omnichat')} >> li > a`)).not.toBe('');
    expect(await visitor.see(`${at('omnichat')} >> button[aria-expanded=true]`)).toBe('');
    expect(await visitor.evaluate(() => window.trail)).toEqual(['opened']);
  });

  test('LOAD-26 A-04 under a strict policy and Trusted Types a first frame is drawn and taken over, with no violation', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const notes = `window.broken = []; addEventListener('securitypolicyviolation', (e) => broken.push(e.effectiveDirective + ' ' + e.blockedURI));`;
    const body = `${script(notes + known + restless + listens, 'n1')}<h1>Shop</h1>`;
    const page = await compiled(product, {
      widgets: [quiet],
      account: fullAccount,
      body,
      nonce: 'n1',
    });
    const policy =
      "script-src 'nonce-n1' 'strict-dynamic'; style-src 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
    const headers = { 'content-security-policy': policy };
    await visitor.goto(hostPage.serve(page, { headers }));
    await visitor.see(bubble);
    await letRest(visitor);
    await isTaken(visitor);
    expect(await visitor.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
  });

  for (const { name, attributes, width, scheme } of [
    { name: 'on a phone @full', attributes: '', width: 390, scheme: 'light' },
    { name: 'from right to left', attributes: 'dir="rtl" lang="ar"', width: 1280, scheme: 'light' },
    { name: 'in the dark, on a phone', attributes: '', width: 390, scheme: 'dark' },
  ] as const)
    test(`OMNI-01 LOAD-21 a first frame and what takes it over are pixel-identical, ${name}`, async ({
      hostPage,
      product,
      visitor,
    }) => {
      const inner = `<h1>Shop</h1>${script(known + restless + listens)}`;
      const page = await compiled(product, {
        widgets: [quiet],
        account: fullAccount,
        body: inner,
      });
      const document = `<!doctype html><html ${attributes}><head><title>Shop</title><meta name="viewport" content="width=device-width"></head><body>${page}</body></html>`;
      await visitor.viewport(width, 800);
      await visitor.tab?.emulateMedia({ colorScheme: scheme });
      await visitor.goto(hostPage.serve(document));
      await visitor.see(bubble);
      const before = await photograph(visitor);
      await letRest(visitor);
      await isTaken(visitor);
      expect((await photograph(visitor)).equals(before)).toBe(true);
    });

  test('LOAD-16 A-98 a bubble that the page removes before the runtime loads stays away; the handle brings it back', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const body = `<h1>Shop</h1>${script(known + restless + listens)}`;
    const page = await compiled(product, { widgets: [quiet], account: fullAccount, body });
    await visitor.goto(hostPage.serve(page));
    await visitor.see(bubble);
    await visitor.evaluate(() => document.querySelector('.mcwidget-overlay')?.remove());
    await letRest(visitor);
    await visitor.waitFor(
      (id) => window.MC.explain(id).then((all) => all.some(({ rule, ok }) => rule === 'page' && !ok)),
      idOf.omnichat,
    );
    expect(await visitor.evaluate(() => document.querySelectorAll('.mcwidget-overlay').length)).toBe(0);
    await visitor.evaluate((id) => window.MC.getWidget(id)?.open(), idOf.omnichat);
    await visitor.see(bubble);
  });
});
