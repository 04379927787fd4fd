import { isFullRun } from '../tools/test/isFullRun';
import { createFramed } from './support/createFramed';
import { widgetOf } from './support/everyType';
import { handWritten } from './support/handWritten';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

/** What makes html or body the containing block of everything that is fixed on the page. */
const traps = [
  '',
  'body { transform: translateX(40px) }',
  'html { transform: scale(1) }',
  'body { filter: blur(1px) }',
  'body { perspective: 500px }',
  'body { will-change: transform }',
  'body { contain: strict; width: 300px; height: 100px }',
  'body { translate: 40px }',
  'html { rotate: 360deg }',
  'body { scale: 0.9 }',
  'body { backdrop-filter: blur(1px) }',
];
/** Those in which engines differ. Outside of `test:full`, the others are tested in Chromium, where first frames would be. */
const different = /contain|backdrop|translateX/;
const tried = traps.filter((trap) => isFullRun || different.test(trap));
const docked = widgetOf('slide_in', { main: { slideInPlacement: 'rb' } }, { id: 8 });

/** Whether the slide-in is in its corner, above the page. */
const placeOf = (visitor: Visitor): Promise<string> =>
  visitor.evaluate(() => {
    const host = document.querySelector('.mcwidget-overlay');
    const box = host?.shadowRoot?.querySelector('[role=dialog]')?.getBoundingClientRect();
    if (!box?.width) return 'nothing';
    const { left, top, right, bottom } = box;
    const { clientWidth, clientHeight } = document.documentElement;
    const [besidePx, belowPx] = [clientWidth - right, clientHeight - bottom];
    // It has come to rest: 16 pixels from both edges.
    const isDocked = Math.round(besidePx) === 16 && Math.round(belowPx) === 16;
    const isOnTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === host;
    return isDocked && isOnTop ? 'docked' : `${[left, top, right, bottom, isOnTop]}`;
  });

test('LOAD-26 OVL-01 A15 pages that are containing blocks: a slide-in stays in its corner, however far the page is scrolled, and takes no focus @every-engine', async ({
  hostPage,
  product,
  visitor,
}) => {
  const page = `<div style="height: 4000px"></div>${handWritten(product, { widgets: [docked] })}`;
  const placed = (): Promise<string> => placeOf(visitor);
  for (const trap of tried) {
    await visitor.goto(hostPage.serve(`<style>${trap}</style>${page}`));
    await visitor.see('.mcwidget-overlay >> input[type=tel]');
    await expect.poll(placed, trap).toBe('docked');
    expect(await visitor.evaluate(() => document.activeElement === document.body), trap).toBe(true);
    await visitor.evaluate(() => window.scrollTo(0, 900));
    // A key of the page doesn't close it.
    await visitor.press('Escape');
    await expect.poll(placed, `${trap}, scrolled`).toBe('docked');
    await visitor.click('.mcwidget-overlay >> [role=dialog] [aria-label=Close]');
    await expect.poll(placed, `${trap}, closed`).toBe('nothing');
  }
});

test('LOAD-16 LOAD-26 OVL-01 A15 on a page that is a containing block, a slide-in that comes back with a new body is in its corner again @every-engine', async ({
  hostPage,
  product,
  visitor,
}) => {
  const page = handWritten(product, { widgets: [docked] });
  // In a style element, it would go with the body.
  const trap = "<script>document.documentElement.style.transform = 'scale(1)'</script>";
  await visitor.goto(hostPage.serve(trap + page));
  await visitor.see('.mcwidget-overlay >> input[type=tel]');
  await expect.poll(() => placeOf(visitor)).toBe('docked');
  await visitor.evaluate(() => {
    const body = document.createElement('body');
    body.innerHTML = '<div style="height: 4000px">Next</div>';
    document.body.replaceWith(body);
  });
  await visitor.see('.mcwidget-overlay >> input[type=tel]');
  await visitor.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => placeOf(visitor)).toBe('docked');
});

test('LOAD-21 LOAD-26 OVL-01 A15 on pages that are containing blocks there is no first frame: a slide-in appears in its corner', async ({
  hostPage,
  product,
  visitor,
}) => {
  const framed = createFramed({ visitor, product, hostPage }, 'slide_in');
  const widget = widgetOf('slide_in', { main: { slideInPlacement: 'rb' } });
  let known: string | undefined;
  for (const style of traps) {
    known = await framed.open(widget, { style, ...(known && { known }) });
    await visitor.waitFor(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/widget/frames/')),
    );
    await framed.canOpen();
    // On any other page it's there, once it has faded in.
    if (style === '') await visitor.see(framed.field);
    else expect(await visitor.sees(framed.field), style).toBe(false);
    await framed.letOpen();
    await framed.isTaken();
    await expect.poll(() => placeOf(visitor), style).toBe('docked');
  }
});
