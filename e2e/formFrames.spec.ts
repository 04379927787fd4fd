import { storageKeys, timing } from '@beckon/contract';
import { isFullRun } from '../tools/test/isFullRun';
import { createFramed } from './support/createFramed';
import { widgetOf } from './support/everyType';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const bar = (main: object = {}): object => widgetOf('bar', { main: { pushPage: true, ...main } });
const counts = `window.runs = 0; addEventListener('transitionrun', (e) => { if (e.propertyName === 'padding-top') runs += 1; });`;

/**
 * Starts an animation in the frame when the runtime asks which ones run, and turns off the time limit. Records whether it was over when the
 * runtime started, which first reads what the browser remembers.
 */
const slow = `{
  window.starts = []; window.moves = [];
  const { getAnimations } = ShadowRoot.prototype;
  ShadowRoot.prototype.getAnimations = function () {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@keyframes slow { to { opacity: 1 } } section { animation: slow 9999s !important }');
    this.adoptedStyleSheets = [...this.adoptedStyleSheets, sheet];
    const found = getAnimations.call(this);
    moves.push(...found.filter(({ animationName }) => animationName === 'slow'));
    return found;
  };
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    if (key === '${storageKeys.renderedFallbackTimeout}') starts.push(moves.map(({ playState }) => playState).join());
    return getItem.call(this, key);
  };
  const wait = setTimeout;
  window.setTimeout = (act, ms, ...more) => ms === ${timing.stillPatienceMs} ? 0 : wait(act, ms, ...more);
}`;
type Slow = { starts: string[]; moves: Animation[] };

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
const isBack = (visitor: Visitor): Promise<boolean> =>
  visitor.waitFor(() => Number.parseFloat(getComputedStyle(document.documentElement).paddingTop) === 0);

test.describe('the first frame of a bar', () => {
  test(`BAR-05 OPEN-09 LOAD-21 LOAD-26 appears and pushes the page before the core opens it, without an impression; the runtime takes over its elements, and the page moves only once${isFullRun ? ' @both-renderers' : ''}`, async ({
    hostPage,
    product,
    visitor,
  }) => {
    const framed = createFramed({ visitor, product, hostPage }, 'bar');
    await framed.open(bar(), { text: counts });
    await visitor.see(framed.field);
    await framed.canOpen();
    expect(framed.asked()).toHaveLength(1);
    expect(await framed.remembered()).toEqual([]);
    const before = await framed.look();
    const pushed = await pushOf(visitor);
    expect([pushed.padding, pushed.height > 0]).toEqual([pushed.height, true]);
    await framed.rememberField();
    await framed.letOpen();
    await framed.isTaken();
    expect((await framed.readField()).isSame).toBe(true);
    expect(await framed.compare(before)).toBe('same');
    expect(await pushOf(visitor)).toEqual(pushed);
    expect(await visitor.evaluate(() => document.querySelectorAll('.mcwidget-overlay').length)).toBe(1);
  });

  test('C-PHONE-01 SMS-01 LOAD-21 an international number typed before the core opens it picks its country, and the caret and the focus stay', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const framed = createFramed({ visitor, product, hostPage }, 'bar');
    await framed.open(bar());
    await framed.clickField();
    await visitor.type('+44 7911 123456');
    await framed.canOpen();
    await framed.rememberField();
    await framed.letOpen();
    await framed.isTaken();
    await visitor.waitFor(() =>
      document
        .querySelector('.mcwidget-overlay')
        ?.shadowRoot?.querySelector('button')
        ?.ariaLabel?.includes('+44'),
    );
    const typed = { isSame: true, value: '7911 123456', caret: 11, hasFocus: true };
    expect(await framed.readField()).toEqual(typed);
  });

  test('OPEN-13 BAR-05 LOAD-21 Escape before the core opens it hides it at once, and the page moves back; the core then closes it without moving the page again', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const framed = createFramed({ visitor, product, hostPage }, 'bar');
    await framed.open(bar(), { text: counts });
    await framed.clickField();
    await framed.canOpen();
    await visitor.press('Escape');
    expect(await visitor.sees(framed.field)).toBe(false);
    await isBack(visitor);
    const { runs } = await pushOf(visitor);
    await framed.noteBlinks();
    await framed.letOpen();
    await visitor.waitFor(() => window.trail.join() === 'opened,closed');
    await isBack(visitor);
    expect([await framed.blinks(), (await pushOf(visitor)).runs, await framed.closed()]).toEqual([
      [],
      runs,
      true,
    ]);
  });

  test('DISP-15 DISP-23 LOAD-21 disappears if another tab has shown it in the meantime, and the page moves back', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const framed = createFramed({ visitor, product, hostPage }, 'bar');
    await framed.open(bar({ showAgain: ['never', null] }));
    await visitor.see(framed.field);
    await framed.canOpen();
    await framed.showElsewhere();
    await framed.letOpen();
    await isBack(visitor);
    expect(await visitor.sees(framed.field)).toBe(false);
    expect(await visitor.evaluate(() => window.trail)).toEqual([]);
  });

  test('LOAD-21 moves in before the runtime starts, however long that takes', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const framed = createFramed({ visitor, product, hostPage }, 'bar');
    await framed.open(bar(), { text: slow });
    await visitor.waitFor(() => {
      const { starts, moves } = window as unknown as Slow;
      return starts.length + moves.length > 0;
    });
    await visitor.evaluate(() => {
      for (const move of (window as unknown as Slow).moves) move.finish();
    });
    await framed.canOpen();
    expect(await visitor.evaluate(() => (window as unknown as Slow).starts)).toEqual(['finished']);
  });

  test('LOAD-26 OPEN-06 is not requested on a page on which nothing is due', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const framed = createFramed({ visitor, product, hostPage }, 'bar');
    await framed.open(widgetOf('bar', { setup: { urlWhitelist: ['*/elsewhere'] } }));
    await visitor.waitFor(() => document.querySelector('.mcwidget-overlay'));
    expect(framed.asked()).toEqual([]);
  });

  for (const { name, attributes = '', width, scheme, main = {} } of [
    { name: 'on a phone @full', width: 390, scheme: 'light' },
    { name: 'in the dark @full', width: 1280, scheme: 'dark' },
    {
      name: 'in the dark, on a phone, at the bottom',
      width: 390,
      scheme: 'dark',
      main: { barPlacement: 'bottom' },
    },
    { name: 'from right to left', attributes: 'dir="rtl"', width: 1280, scheme: 'light' },
  ] as { name: string; attributes?: string; width: number; scheme: 'light' | 'dark'; main?: object }[])
    test(`BAR-01 LOAD-21 and what takes it over look the same, ${name}`, async ({
      hostPage,
      product,
      visitor,
    }) => {
      const framed = createFramed({ visitor, product, hostPage }, 'bar');
      await visitor.viewport(width, 800);
      await visitor.tab?.emulateMedia({ colorScheme: scheme });
      await framed.open(bar(main), { attributes });
      await visitor.see(framed.field);
      await framed.canOpen();
      expect(framed.asked()).toHaveLength(1);
      const before = await framed.look();
      await framed.letOpen();
      await framed.isTaken();
      expect(await framed.compare(before)).toBe('same');
    });
});
