import { adoptSheet } from '@beckon/controls/sheet/adoptSheet';
import { type RefObject, useLayoutEffect } from 'react';
import { type Push, pushText } from './pushText';

const slide = { duration: 400, easing: 'cubic-bezier(.2,.8,.2,1)' };

/** What a bar does to the page; nothing without an edge. */
export type PushingBar = Pick<Push, 'pushesPage' | 'sticks'> & { edge: Push['edge'] | undefined };

/**
 * Tells the page a bar's height while `edge` is given, and moves the page by that height if configured.
 * It uses a separate sheet: whatever the host writes to its own styles in the meantime stays, and applies again
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
    const measurePx = () =>
      Number.parseFloat(view.getComputedStyle(root).getPropertyValue(`padding-${edge}`)) || 0;
    const basePx = measurePx();
    const sheet = new view.CSSStyleSheet();
    const apply = () =>
      sheet.replaceSync(pushText({ edge, basePx, heightPx: element.offsetHeight, pushesPage, sticks }));
    apply();
    const release = adoptSheet(page, sheet);
    const sizes = new view.ResizeObserver(apply);
    sizes.observe(element, { box: 'border-box' });

    return () => {
      sizes.disconnect();
      const pushedPx = measurePx();
      release();
      if (!pushesPage || view.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      root.animate?.(
        { [edge === 'top' ? 'paddingTop' : 'paddingBottom']: [`${pushedPx}px`, `${measurePx()}px`] },
        slide,
      );
    };
  }, [bar, edge, pushesPage, sticks]);
}
