import { widgetOf } from './support/everyType';
import { handWritten } from './support/handWritten';
import { expect, test } from './support/test';

/** What makes the whole page the frame of everything that is fixed in it. */
const traps = [
  '',
  'body { transform: translateX(40px) }',
  'html { transform: scale(1) }',
  'body { filter: blur(1px) }',
  'body { perspective: 500px }',
  'body { will-change: transform }',
  'body { contain: strict; width: 300px; height: 100px }',
];
const docked = widgetOf('slide_in', { main: { slideInPlacement: 'rb' } }, { id: 8 });

test('LOAD-26 OVL-01 A15 pages that are containing blocks: a slide-in stays in its corner, however far the page is scrolled, and takes no focus @every-engine', async ({
  hostPage,
  product,
  visitor,
}) => {
  const page = `<div style="height: 4000px"></div>${handWritten(product, { widgets: [docked] })}`;
  const placed = () =>
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
  for (const trap of traps) {
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
