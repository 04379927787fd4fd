import type { Rulers } from './parseOffset';
import type { Side } from './place';

const hundred = 100;

/** Measures the size of each unit of an offset for this anchor in this window. [C-POP-03] */
export function measureRulers(anchor: HTMLElement, side: Side): Rulers {
  const owner = anchor.ownerDocument;
  const view = owner.defaultView ?? window;
  const fontPx = (element: Element) => Number.parseFloat(view.getComputedStyle(element).fontSize) || 16;
  const { width, height } = anchor.getBoundingClientRect();
  return {
    px: 1,
    rem: fontPx(owner.documentElement),
    em: fontPx(anchor),
    vw: view.innerWidth / hundred,
    vh: view.innerHeight / hundred,
    '%': (side === 'top' || side === 'bottom' ? height : width) / hundred,
  };
}
