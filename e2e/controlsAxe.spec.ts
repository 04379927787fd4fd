import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isFullRun } from '../tools/test/isFullRun';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const controls = readdirSync(join(import.meta.dirname, '../sites/controls/stories')).map((file) =>
  file.replace('.tsx', ''),
);
/**
 * Axe and sizes are checked only in Chromium: what axe reads (roles, names, colors) is the same markup and the same
 * sheets everywhere, and the keyboard suites cover the other engines. It cannot look into closed roots either; their
 * content is the same as in open ones.
 */
const axeEngine = 'chromium';
/** Both schemes and both roots in two passes: colors don't depend on the root, nor names on the color. */
const looks = ['root=open&scheme=dark', 'root=document&scheme=light'] as const;
type Look = (typeof looks)[number];
/** Controls share their colors and their way to name things: outside of `test:full` every other one has the first look, the rest have the second. */
const looksOf = (control: string): readonly Look[] =>
  isFullRun ? looks : looks.slice(controls.indexOf(control) % looks.length).slice(0, 1);
/** How many controls share a page, which then loads once. */
const atOnce = 5;
const leastPx = 24;

/** Tools for the tests below inside the page; added once. */
interface Tools {
  axe: {
    run: (
      node: Node,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
  /** Goes to another page without reloading, and waits until its states are there. */
  show: (search: string) => Promise<void>;
  /** Every visible element of the states, including open shadow roots. */
  drawn: () => HTMLElement[];
  moving: () => Animation[];
}

/** Opens the gallery with all states of a control, and adds the tools. */
async function openGallery(visitor: Visitor, url: string, control: string): Promise<void> {
  await visitor.goto(`${url}/sites/controls/?control=${control}&bare=1`);
  await visitor.waitFor(() => document.querySelector('.frame[data-ready]'));
  await visitor.evaluate((source) => {
    new Function(source).call(window);
    const tools = window as unknown as Tools;
    const frames = () => [...document.querySelectorAll<HTMLElement>('.frame')];
    const inside = (root: ParentNode): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((one) => [
        one,
        ...(one.shadowRoot ? inside(one.shadowRoot) : []),
      ]);
    tools.drawn = () =>
      frames()
        .flatMap(inside)
        .filter((one) => one.checkVisibility());
    tools.moving = () => {
      const roots = new Set(tools.drawn().map((one) => one.getRootNode() as Document | ShadowRoot));
      return [...roots].flatMap((root) => root.getAnimations());
    };
    tools.show = async (search) => {
      history.pushState(null, '', search);
      dispatchEvent(new PopStateEvent('popstate'));
      do await new Promise((done) => requestAnimationFrame(done));
      while (!frames().every(({ dataset }) => dataset.ready !== undefined));
    };
  }, axe);
}

/** Which states of the control on the page start with a press, and so must be checked one by one. */
const listOpening = (visitor: Visitor): Promise<string[]> =>
  visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.frame[data-opens]')].map(
      ({ dataset }) => dataset.state ?? '',
    ),
  );

const show = (visitor: Visitor, search: string): Promise<void> =>
  visitor.evaluate((page) => (window as unknown as Tools).show(page), search);

/** Shows a page of the gallery; returns what axe finds in it, and what is too small to press. */
const findFaults = (visitor: Visitor, page: string, look: Look): Promise<string[]> =>
  visitor.evaluate(
    async ([address, least]) => {
      const tools = window as unknown as Tools;
      await tools.show(address);
      // Colors are checked when nothing moves anymore.
      for (const animation of tools.moving())
        if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
      const { violations } = await tools.axe.run(document, {
        resultTypes: ['violations'],
        // Markup shows where a fault is; writing selectors takes axe longer than finding it.
        selectors: false,
        preload: false,
        // The first applies to a whole page; the second is checked below, and more strictly.
        rules: { 'page-has-heading-one': { enabled: false }, 'target-size': { enabled: false } },
      });
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
      );
      const targets =
        'button, a[href], input:not([type=hidden]), textarea, [role=option], [role^=menuitem], [role=gridcell]';
      const small = tools
        .drawn()
        // A link in a line of text is as tall as the line.
        .filter(
          (one) => one.matches(targets) && !(one.matches('a') && getComputedStyle(one).display === 'inline'),
        )
        .map((one) => ({ html: one.outerHTML, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width < least || box.height < least)
        .map(({ html, box }) => `${box.width} × ${box.height} px: ${html.slice(0, 200)}`);
      return [...found, ...small];
    },
    [`${page}&${look}`, leastPx] as const,
  );

/** Focuses each tab stop in turn; returns what looks no different with the focus. */
const findHiddenFocus = (visitor: Visitor): Promise<string[]> =>
  visitor.evaluate(() => {
    const tools = window as unknown as Tools;
    const reached = 'button, a[href], input:not([type=hidden]), textarea, [tabindex]';
    const ring = (one: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, borderTopColor } = getComputedStyle(one);
      const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return `${hasRing ? `${outlineWidth} ${outlineColor}` : 'no ring'}, ${borderTopColor}`;
    };
    const around = (one: Element): Element[] => {
      const above = [
        one.parentElement,
        one.parentElement?.parentElement,
        one.parentElement?.parentElement?.parentElement,
      ];
      return [one, ...one.children, one.nextElementSibling, ...above].filter(
        (each) => each !== null && each !== undefined,
      );
    };
    return (
      tools
        .drawn()
        // A slider's ring is around its thumb, which styles don't reveal.
        .filter((one) => one.matches(reached) && one.tabIndex >= 0 && !one.matches(':disabled, [type=range]'))
        .filter((one) => {
          const before = around(one).map(ring);
          one.focus();
          // A ring may fade in.
          const moving = (one.getRootNode() as Document).getAnimations();
          for (const animation of moving) if (animation instanceof CSSTransition) animation.finish();
          const after = around(one).map(ring);
          one.blur();
          return before.join() === after.join();
        })
        .map((one) => one.outerHTML.slice(0, 200))
    );
  });

test.describe('the controls', () => {
  for (let from = 0; from < controls.length; from += atOnce) {
    const some = controls.slice(from, from + atOnce);
    test(`A-63 A71 axe finds nothing and no target is smaller than ${leastPx} px in every state of ${some.join(', ')}`, async ({
      product,
      visitor,
    }) => {
      if (visitor.engine === axeEngine) await openGallery(visitor, product.url, some[0] ?? '');
      for (const control of visitor.engine === axeEngine ? some : [])
        await test.step(control, async () => {
          const page = `?control=${control}&bare=1`;
          for (const look of looksOf(control))
            expect(await findFaults(visitor, page, look), `${control}, ${look}`).toEqual([]);
          // What opens has the same parts and colors in all of its states: one of them is enough outside of `test:full`.
          const opening = (await listOpening(visitor)).slice(0, isFullRun ? undefined : 1);
          for (const state of opening)
            for (const look of looksOf(control))
              expect(
                await findFaults(visitor, `${page}&state=${state}`, look),
                `${control}, ${state}, ${look}`,
              ).toEqual([]);
        });
    });
  }

  test('A-63 A66 every tab stop shows the focus, also in forced colors', async ({ product, visitor }) => {
    await openGallery(visitor, product.url, 'Button');
    const forced = visitor.engine === 'chromium' ? (['none', 'active'] as const) : (['none'] as const);
    for (const [turn, forcedColors] of forced.entries()) {
      await visitor.tab?.emulateMedia({ forcedColors });
      // The ring is the same for all controls: outside of `test:full` every other one is checked with forced colors, the rest without.
      for (const control of controls.filter((_, at) => isFullRun || at % forced.length === turn)) {
        await show(visitor, `?control=${control}&bare=1`);
        expect(await findHiddenFocus(visitor), `${control}, forced colours: ${forcedColors}`).toEqual([]);
      }
    }
  });

  test('A-63 a slider shows the focus too', async ({ product, visitor }) => {
    await visitor.goto(`${product.url}/sites/controls/?control=Slider&state=middle&bare=1`);
    await visitor.see('input[type=range]');
    const before = await visitor.screenshot();
    await visitor.evaluate(() => document.querySelector<HTMLElement>('input[type=range]')?.focus());
    await expect.poll(async () => (await visitor.screenshot()).equals(before)).toBe(false);
  });

  test('A-63 A63 with reduced motion nothing moves', async ({ product, visitor }) => {
    await visitor.tab?.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery(visitor, product.url, 'Button');
    const wanted = await visitor.evaluate(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
    // Only an engine that can't set this may skip it.
    expect(wanted).toBe(visitor.tab === undefined);
    for (const control of wanted
      ? []
      : ['Modal', 'Select', 'Dropdown', 'Popover', 'PhoneInput', 'Spinner', 'Button', 'DateRange']) {
      await show(visitor, `?control=${control}&bare=1`);
      const [state] = await listOpening(visitor);
      if (state) await show(visitor, `?control=${control}&bare=1&state=${state}`);
      const moves = await visitor.evaluate(() =>
        (window as unknown as Tools).moving().flatMap(({ effect }) =>
          (effect as KeyframeEffect)
            .getKeyframes()
            .flatMap((frame) => Object.keys(frame))
            .filter((name) => /transform|translate|rotate|scale/.test(name)),
        ),
      );
      expect(moves, control).toEqual([]);
    }
  });

  test('a theme that follows the visitor is dark if they prefer it', async ({ product, visitor }) => {
    await openGallery(visitor, product.url, 'TextInput');
    for (const colorScheme of ['light', 'dark'] as const) {
      await visitor.tab?.emulateMedia({ colorScheme });
      const { auto, preferred, other } = await visitor.evaluate(() => {
        const read = (scheme: string): string => {
          const theme = document.querySelector<HTMLElement>('.frame > div') ?? document.body;
          theme.dataset.mcScheme = scheme;
          const style = getComputedStyle(theme);
          return ['scheme', 'ink', 'floating', 'accent']
            .map((name) => style.getPropertyValue(`--mc-${name}`))
            .join();
        };
        const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
        const [preferred, other] = isDark ? ['dark', 'light'] : ['light', 'dark'];
        return { auto: read('auto'), preferred: read(preferred ?? ''), other: read(other ?? '') };
      });
      expect(auto).toBe(preferred);
      expect(auto).not.toBe(other);
    }
  });

  test('A-63 the gallery itself: axe finds nothing', async ({ product, visitor }) => {
    if (visitor.engine === axeEngine) await openGallery(visitor, product.url, 'Button');
    for (const look of visitor.engine === axeEngine ? looks : [])
      expect(await findFaults(visitor, '?control=Button', look), look).toEqual([]);
  });
});
