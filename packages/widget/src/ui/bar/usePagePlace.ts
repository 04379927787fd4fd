import { type RefObject, useLayoutEffect } from 'react';
import { placeOnPage } from './placeOnPage';

/**
 * Keeps a bar at the edge of the page instead of the screen, so that it scrolls away. The bar is in an element at the
 * end of the body, which moves whenever the page grows. [BAR-06, A-35]
 */
export function usePagePlace(bar: RefObject<HTMLElement | null>, edge: 'top' | 'bottom' | undefined): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const host = (element?.getRootNode() as ShadowRoot | undefined)?.host;
    const page = element?.ownerDocument;
    const view = page?.defaultView;
    if (!element || !host || !page || !view || edge === undefined) return undefined;
    const root = page.documentElement;
    const place = () => {
      const { left, top } = host.getBoundingClientRect();
      const at = { x: left + view.scrollX, y: top + view.scrollY };
      // At the top of the page the bar adds nothing to the page's height, which is read next.
      element.style.top = `${-at.y}px`;
      const size = { width: root.clientWidth, height: root.scrollHeight };
      const spot = placeOnPage({ edge, host: at, page: size, barHeight: element.offsetHeight });
      for (const [name, px] of Object.entries(spot)) element.style.setProperty(name, `${px}px`);
    };
    place();
    const sizes = new view.ResizeObserver(place);
    for (const each of [root, page.body, element]) sizes.observe(each, { box: 'border-box' });
    return () => {
      sizes.disconnect();
      for (const name of ['left', 'top', 'width']) element.style.removeProperty(name);
    };
  }, [bar, edge]);
}
