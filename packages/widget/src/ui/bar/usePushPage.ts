import { adoptSheet } from '@beckon/controls/sheet/adoptSheet';
import { type RefObject, useLayoutEffect } from 'react';
import { type Push, pushText } from './pushText';

const slide = { duration: 400, easing: 'cubic-bezier(.2,.8,.2,1)' };

/** What a bar does to the page; without an edge nothing. */
export type PushingBar = Pick<Push, 'pushesPage' | 'sticks'> & { edge: Push['edge'] | undefined };

/**
 * Tells the page how high a bar is for as long as `edge` is given, and moves the page by that height where it should.
 * A sheet of its own does it: whatever the host writes into its own styles meanwhile is left alone, and counts again
 * as soon as the bar is gone. [BAR-05, A-35]
 */
export function usePushPage(
  bar: RefObject<HTMLElement | null>,
  { edge, pushesPage, sticks }: PushingBar,
): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const page = element?.ownerDocument;
    const view = page?.defaultView;
    if (!element || !page || !view || edge === undefined) return undefined;
    const root = page.documentElement;
    const readPx = () =>
      Number.parseFloat(view.getComputedStyle(root).getPropertyValue(`padding-${edge}`)) || 0;
    const basePx = readPx();
    const sheet = new view.CSSStyleSheet();
    const apply = () =>
      sheet.replaceSync(pushText({ edge, basePx, heightPx: element.offsetHeight, pushesPage, sticks }));
    apply();
    const release = adoptSheet(page, sheet);
    const sizes = new view.ResizeObserver(apply);
    sizes.observe(element, { box: 'border-box' });

    return () => {
      sizes.disconnect();
      const pushedPx = readPx();
      release();
      if (!pushesPage || view.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      root.animate?.(
        { [edge === 'top' ? 'paddingTop' : 'paddingBottom']: [`${pushedPx}px`, `${readPx()}px`] },
        slide,
      );
    };
  }, [bar, edge, pushesPage, sticks]);
}
