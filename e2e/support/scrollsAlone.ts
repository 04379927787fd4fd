import { measureBox } from './inPage/measureBox';
import type { Stage } from './Stage';
import { expect } from './test';
import { until } from './until';

/** Runs in the page: whether a part of the control is scrolled to its end. */
const isAtEnd = ({ css, down }: { css: string; down: boolean }): boolean => {
  const found = window.galleryRoot?.querySelector(css);
  if (!found || found.scrollHeight <= found.clientHeight) throw new Error(`${css} does not scroll`);
  return down ? found.scrollTop + found.clientHeight >= found.scrollHeight - 1 : found.scrollTop <= 0;
};

/** Runs in the page: counts the wheel events that arrive. */
const countTurns = (): void => {
  document.documentElement.dataset['turns'] = '0';
  const count = (): void => {
    const { dataset } = document.documentElement;
    dataset['turns'] = `${Number(dataset['turns']) + 1}`;
  };
  window.addEventListener('wheel', count, { capture: true, passive: true });
};
const readTurns = (): string => document.documentElement.dataset['turns'] ?? '';

/** Runs in the page: whether scrolling continues outside. */
const readOverscroll = (css: string): string => {
  const found = window.galleryRoot?.querySelector(css);
  return found ? getComputedStyle(found).overscrollBehaviorY : '';
};

const readScroll = (): number => window.scrollY;

/** An inner area scrolls to its end, and the page behind it never follows. */
export async function scrollsAlone(stage: Stage, css: string): Promise<void> {
  const { visitor } = stage;
  const pageBefore = await visitor.evaluate(readScroll);
  const { left, right, top, bottom } = await visitor.evaluate(measureBox, css);
  await visitor.moveTo((left + right) / 2, (top + bottom) / 2);
  await visitor.evaluate(countTurns);
  // WebKit's driver here has no wheel; there only the style is read.
  for (const wayPx of visitor.tab ? [-60_000, 60_000] : []) {
    const goal = { css, down: wayPx > 0 };
    // Already at its end: a wheel turn that moves nothing here may go to what is behind.
    if (await visitor.evaluate(isAtEnd, goal)) continue;
    const before = await visitor.evaluate(readTurns);
    await until(async () => {
      // A driver may lose a turn; one that arrives is enough.
      if ((await visitor.evaluate(readTurns)) === before) await visitor.tab?.mouse.wheel(0, wayPx);
      return visitor.evaluate(isAtEnd, goal);
    }, `${css} to scroll by ${wayPx} pixels`);
  }
  // Beyond its end: Firefox's driver bypasses the part of the browser that knows how scrolling is contained.
  if (visitor.engine === 'chromium') await visitor.tab?.mouse.wheel(0, 300);
  expect([await visitor.evaluate(readOverscroll, css), await visitor.evaluate(readScroll)]).toEqual([
    'contain',
    pageBefore,
  ]);
}
