import { lists, type RuntimeType } from '@beckon/contract';
import {
  at,
  chatPath,
  dialogs,
  embedded,
  embedOf,
  embeds,
  everyType,
  fullAccount,
  landingPlace,
  panels,
  widgetOf,
} from './support/everyType';
import { handWritten } from './support/handWritten';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

/** One move of something that the page shows, as the browser counts it. */
type Shift = { value: number; what: string[] };

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Records every shift, with what moved; before all other scripts, so that none is missed. */
const watch = `<script>window.shifts = [];
if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
  new PerformanceObserver((list) => { for (const { value, sources } of list.getEntries()) shifts.push({ value,
    what: sources.map(({ node }) => node?.id || node?.nodeName || 'gone') }) }).observe({ type: 'layout-shift', buffered: true })</script>`;
const words = (id: string): string => `<p id="${id}">${'Words of the page. '.repeat(20)}</p>`;
const around = (inner: string): string =>
  `${watch}<h1 id="title">Shop</h1>${words('above')}${inner}${words('below')}`;
const overlays = everyType.filter((type) => lists.overlayTypes.includes(type));

/** The position of the page's own text; the same in every engine. */
const topsOf = (visitor: Visitor): Promise<number[]> =>
  visitor.evaluate(() =>
    ['title', 'above', 'below'].map(
      (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? -1) + window.scrollY,
    ),
  );
const shiftsOf = (visitor: Visitor): Promise<Shift[]> =>
  visitor.evaluate(async () => {
    // Shifts are reported after the next frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return window.shifts;
  });
const close = (visitor: Visitor, type: RuntimeType): Promise<void> =>
  visitor.click(`${at(type)} >> button[aria-label=Close]`);

test.describe('layout shift', () => {
  test('LOAD-26 BAR-05 OVL-04 OMNI-01 CCHAT-06 A73 zero while overlays load, open and close', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const widgets = overlays.map((type) => widgetOf(type));
    await visitor.goto(
      hostPage.serve(handWritten(product, { widgets, account: fullAccount, body: around('') })),
    );
    const before = await topsOf(visitor);
    for (const type of [...dialogs, ...panels]) {
      await visitor.see(`${at(type)} >> input[type=tel]`);
      await close(visitor, type);
      await expect.poll(() => visitor.sees(`${at(type)} >> input[type=tel]`)).toBe(false);
    }
    await visitor.click(`${at('omnichat')} >> button[aria-expanded]`);
    await visitor.see(`${at('omnichat')} >> li > a`);
    await visitor.evaluate((path) => history.pushState(null, '', path), chatPath);
    await visitor.see(`${at('customer_chat')} >> a`);
    expect(await topsOf(visitor)).toEqual(before);
    expect(await shiftsOf(visitor)).toEqual([]);
  });

  test('BAR-05 BAR-07 only the bar that pushes the page moves it, and what it moved comes back @every-engine', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const widgets = [widgetOf('bar', { main: { pushPage: true } })];
    await visitor.goto(
      hostPage.serve(handWritten(product, { widgets, account: fullAccount, body: around('') })),
    );
    await visitor.see(`${at('bar')} >> input[type=tel]`);
    const pushed = await visitor.waitFor(
      async ({ css }) => {
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        const bar = document.querySelector(css)?.shadowRoot?.querySelector('section');
        const padding = Number.parseFloat(getComputedStyle(document.documentElement).paddingTop);
        return bar && padding === bar.offsetHeight && padding;
      },
      { css: at('bar') },
    );
    expect(pushed).toBeGreaterThanOrEqual(56);
    const [moved = 0] = await topsOf(visitor);
    await close(visitor, 'bar');
    await expect.poll(async () => (await topsOf(visitor))[0]).toBe(moved - Number(pushed));
  });

  test('BAR-07 CONST-08 a bar slides for 0.4 s; the page and a bubble move for as long @every-engine', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const bars = [
      { barPlacement: 'top', pushPage: true },
      { barPlacement: 'bottom', stickWithScroll: false },
    ];
    for (const [index, main] of bars.entries()) {
      const widgets = [widgetOf('bar', { main }), widgetOf('omnichat')];
      const host = `bar${index}.test`;
      const html = handWritten(product, { widgets, account: fullAccount, body: around('') });
      await visitor.goto(hostPage.serve(html, { host }));
      await visitor.see(`${at('bar')} >> input[type=tel]`);
      await visitor.see(`${at('omnichat')} >> button[aria-expanded]`);
      const times = await visitor.evaluate(
        ([bar = '', bubble = '']) => {
          const within = (css: string) => document.querySelector(css)?.shadowRoot?.querySelector('section');
          const styleOf = (element: Element | null | undefined) => getComputedStyle(element as Element);
          const { animationDuration, transitionDuration } = styleOf(within(bar));
          return {
            bar: [animationDuration, transitionDuration],
            page: getComputedStyle(document.documentElement).transitionDuration,
            bubble: styleOf(within(bubble)).transitionDuration,
          };
        },
        [at('bar'), at('omnichat')],
      );
      expect(times, main.barPlacement).toEqual({
        bar: ['0.4s', '0.4s, 0s'],
        page: main.pushPage ? '0.4s' : '0s',
        bubble: '0.15s, 0s, 0.4s',
      });
      // It may still move, so that a pointer could miss its button.
      const leaving = ({ css }: { css: string }) => {
        const bar = document.querySelector(css)?.shadowRoot?.querySelector('section');
        if (!bar?.inert) bar?.querySelector<HTMLElement>('[aria-label=Close]')?.click();
        return bar?.inert && getComputedStyle(bar).transitionDelay;
      };
      // It's hidden once it has slid out.
      expect(await visitor.waitFor(leaving, { css: at('bar') })).toBe('0s, 0.4s');
    }
  });

  test('LOAD-26 EMB-01 embeds take their space in one step: nothing above them moves, and nothing moves twice', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const widgets = embedded.map((type) => widgetOf(type));
    await visitor.goto(
      hostPage.serve(handWritten(product, { widgets, account: fullAccount, body: around(embeds) })),
    );
    for (const type of embedded) await visitor.see(`${at(type)} >> :is(a, input)`);
    const after = await topsOf(visitor);
    const moved = (await shiftsOf(visitor)).flatMap(({ what }) => what);
    expect(moved).not.toContain('title');
    expect(moved).not.toContain('above');
    expect(moved.filter((id) => id === 'below').length).toBeLessThanOrEqual(embedded.length);
    // Once drawn, an embed keeps its space: its form moves only what is below it, and only on a press.
    await visitor.click(`${at('checkbox')} >> label`);
    expect((await topsOf(visitor)).slice(0, 2)).toEqual(after.slice(0, 2));
  });

  test('LOAD-26 EMB-05 a landing page is stable at once, on a calm background and over a picture', async ({
    hostPage,
    product,
    visitor,
  }) => {
    for (const pageTemplate of ['simple', 'mediaBackground']) {
      const widgets = [widgetOf('landing', { main: { pageTemplate, overlay: { enabled: true } } })];
      const body = `${watch}<h1 id="title">Shop</h1>${landingPlace}`;
      await visitor.goto(hostPage.serve(handWritten(product, { widgets, account: fullAccount, body })));
      await visitor.see(`${at('landing')} >> input[type=tel]`);
      expect(await shiftsOf(visitor), pageTemplate).toEqual([]);
    }
  });

  test('LOAD-26 EMB-01 an embed whose space the host has reserved moves nothing at all', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const widgets = [widgetOf('box')];
    const kept = `<div style="min-height: 520px">${embedOf('box')}</div>`;
    await visitor.goto(
      hostPage.serve(handWritten(product, { widgets, account: fullAccount, body: around(kept) })),
    );
    const before = await topsOf(visitor);
    await visitor.see(`${at('box')} >> input[type=tel]`);
    expect(await topsOf(visitor)).toEqual(before);
    expect(await shiftsOf(visitor)).toEqual([]);
  });
});
