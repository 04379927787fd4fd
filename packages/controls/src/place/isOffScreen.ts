import type { Rect } from './place';

/** Has the anchor left the window altogether? [C-POP-02] */
export function isOffScreen(anchor: Rect, viewport: Rect): boolean {
  return (
    anchor.top + anchor.height < viewport.top ||
    anchor.top > viewport.top + viewport.height ||
    anchor.left + anchor.width < viewport.left ||
    anchor.left > viewport.left + viewport.width
  );
}
