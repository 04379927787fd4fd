/** Where a part of the control is, in pixels of the window; `seen` says that nothing hides its middle or its corners. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  seen: boolean;
}

/** Runs in the page, so it is self-contained: measures a part of the control, and checks at five points what a pointer would hit. */
export function measureBox(css: string): Box {
  const root = window.galleryRoot ?? document;
  const isShadow = root instanceof ShadowRoot;
  const scope: ParentNode = isShadow ? root : (document.querySelector('.frame') ?? document);
  const found = scope.querySelector(css);
  if (!found) throw new Error(`nothing matches ${css}`);
  const { left, top, right, bottom } = found.getBoundingClientRect();
  // Corners are round.
  const insetPx = 12;
  const [near, far, high, low] = [left + insetPx, right - insetPx, top + insetPx, bottom - insetPx];
  const points = [
    [near, high],
    [far, high],
    [near, low],
    [far, low],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const;
  const meets = ([x, y]: readonly [number, number]): boolean => {
    const outer = document.elementFromPoint(x, y);
    const hit = isShadow && outer === root.host ? root.elementFromPoint(x, y) : outer;
    return hit !== null && found.contains(hit);
  };
  return { left, top, right, bottom, seen: points.every(meets) };
}
