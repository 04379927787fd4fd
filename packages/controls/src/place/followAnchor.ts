import { isOffScreen } from './isOffScreen';
import { type Align, type Gap, place, type Rect, type Side } from './place';

/** The popover, its anchor, and the callback for when the anchor is gone. */
export interface FollowOptions {
  readonly element: HTMLElement;
  readonly anchor: HTMLElement;
  readonly side: Side;
  readonly align: Align;
  readonly isWhole?: boolean | undefined;
  /** Read at every move, because some units change with the window. */
  readonly measureGap?: (() => Partial<Gap>) | undefined;
  readonly onOffScreen: () => void;
}

/** Keeps a popover next to its anchor until undone. [C-POP-01, C-POP-02] */
export function followAnchor(options: FollowOptions): () => void {
  const view = options.anchor.ownerDocument.defaultView;
  if (!view) return () => {};
  let frame = 0;
  let last = '';
  // Scrolling inside other shadow roots and running transitions fire no event: so check once per frame.
  const tick = () => {
    frame = view.requestAnimationFrame(tick);
    const anchor = options.anchor.getBoundingClientRect();
    const now = describe(anchor, measureVisible(view), options.element);
    if (now === last) return;
    last = now;
    if (isOffScreen(anchor, measureWindow(view))) return options.onOffScreen();
    move(options, anchor, view);
    last = describe(anchor, measureVisible(view), options.element);
  };
  tick();
  const unwatch = watchClipping(options, view);
  return () => {
    unwatch();
    view.cancelAnimationFrame(frame);
  };
}

/** An anchor can also disappear by scrolling inside a box that clips it, while still within the window. */
function watchClipping({ anchor, onOffScreen }: FollowOptions, view: Window & typeof globalThis): () => void {
  const watcher = new view.IntersectionObserver((seen) => {
    if (seen.at(-1)?.isIntersecting === false) onOffScreen();
  });
  watcher.observe(anchor);
  return () => watcher.disconnect();
}

function move(
  { element, anchor, side, align, isWhole, measureGap }: FollowOptions,
  box: Rect,
  view: Window,
): void {
  const { style } = element;
  style.setProperty('--mc-anchor-width', `${box.width}px`);
  style.maxHeight = '';
  const placed = place({
    anchor: box,
    size: { width: element.offsetWidth, height: element.offsetHeight },
    viewport: measureVisible(view),
    side,
    align,
    isWhole,
    rtl: view.getComputedStyle(anchor).direction === 'rtl',
    ...measureGap?.(),
  });
  style.left = `${placed.left}px`;
  style.top = `${placed.top}px`;
  style.maxHeight = `${placed.maxHeight}px`;
  element.dataset.side = placed.side;
}

function measureWindow(view: Window): Rect {
  return { left: 0, top: 0, width: view.innerWidth, height: view.innerHeight };
}

/** The part of the window that a keyboard or a zoom leaves visible. */
function measureVisible(view: Window): Rect {
  const seen = view.visualViewport;
  if (!seen) return measureWindow(view);
  return {
    left: seen.offsetLeft,
    top: seen.offsetTop,
    width: seen.width,
    height: seen.height,
  };
}

function describe(anchor: Rect, seen: Rect, element: HTMLElement): string {
  return (
    [anchor, seen].map((box) => [box.left, box.top, box.width, box.height]).join() + element.offsetHeight
  );
}
