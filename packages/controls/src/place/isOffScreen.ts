import type { Rect } from './place';

/** Whether the anchor has left the window completely. [C-POP-02] */
export function isOffScreen(anchor: Rect, viewport: Rect): boolean {
  return (
    anchor.top + anchor.height < viewport.top ||
    anchor.top > viewport.top + viewport.height ||
    anchor.left + anchor.width < viewport.left ||
    anchor.left > viewport.left + viewport.width
  );
}
