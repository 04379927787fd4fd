import type { Spot } from './findSpot';

/** Runs in the page, so it is self-contained: the middle of a part of the gallery's control, if a pointer reaches it there. */
export function findControlSpot(css: string): Spot {
  const root = window.galleryRoot ?? document;
  const isShadow = root instanceof ShadowRoot;
  const scope: ParentNode = isShadow ? root : (document.querySelector('.frame') ?? document);
  const found = scope.querySelector(css);
  if (!found) return { obstacle: `nothing matches ${css}` };
  if (found.matches(':disabled')) return { obstacle: 'it is disabled' };
  found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  if (width === 0 || height === 0) return { obstacle: 'it has no size' };
  const [xPx, yPx] = [left + width / 2, top + height / 2];
  const outer = document.elementFromPoint(xPx, yPx);
  // Only the page can tell what covers a shadow root, and only the root what is there inside.
  const hit = isShadow && outer === root.host ? root.elementFromPoint(xPx, yPx) : outer;
  if (hit && found.contains(hit)) return { xPx, yPx };
  return { obstacle: `covered by ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}` };
}
