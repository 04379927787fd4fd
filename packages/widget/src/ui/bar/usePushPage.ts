import { timing } from '@beckon/contract';
import { type RefObject, useLayoutEffect } from 'react';
import { measurePadding, type PushingBar, pushPage } from './pushPage';

/** Pushes the page with a bar while `edge` is given; the page glides back when it no longer is. [BAR-05, BAR-07, A-35] */
export function usePushPage(
  bar: RefObject<HTMLElement | null>,
  { edge, pushesPage, sticks }: Omit<PushingBar, 'edge'> & { edge: PushingBar['edge'] | undefined },
): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view || !edge) return undefined;
    const release = pushPage(element, { edge, pushesPage, sticks });

    return () => {
      const pushedPx = measurePadding(view, edge);
      release();
      if (!pushesPage || view.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      view.document.documentElement.animate?.(
        {
          [edge === 'top' ? 'paddingTop' : 'paddingBottom']: [
            `${pushedPx}px`,
            `${measurePadding(view, edge)}px`,
          ],
        },
        { duration: timing.barSlideMs, easing: 'cubic-bezier(.2,.8,.2,1)' },
      );
    };
  }, [bar, edge, pushesPage, sticks]);
}
