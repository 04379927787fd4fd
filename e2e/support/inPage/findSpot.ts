/** Where to click, or what is in the way. */
export type Spot = { xPx: number; yPx: number } | { obstacle: string };

/** Runs in the page, so it is self-contained: the middle of an element, if a pointer would reach it there. */
export function findSpot(found: Element | undefined): Spot {
  if (!found) return { obstacle: 'nothing matches' };
  if (found.matches(':disabled')) return { obstacle: 'it is disabled' };
  found.scrollIntoView({
    block: 'nearest',
    inline: 'nearest',
    behavior: 'instant',
  });
  const { left, right, top, bottom, width, height } = found.getBoundingClientRect();
  if (width === 0 || height === 0) return { obstacle: 'it has no size' };

  const middle = (from: number, to: number, limit: number) => (Math.max(from, 0) + Math.min(to, limit)) / 2;
  const xPx = middle(left, right, window.innerWidth);
  const yPx = middle(top, bottom, window.innerHeight);
  let hit = document.elementFromPoint(xPx, yPx);
  for (let inner = hit; inner?.shadowRoot; ) {
    inner = inner.shadowRoot.elementFromPoint(xPx, yPx);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  // Upward as a click bubbles: out of slots and shadow roots too.
  for (let node: Node | null = hit; node; ) {
    if (node === found) return { xPx, yPx };
    node = (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;
  }
  return { obstacle: `covered by ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}` };
}
