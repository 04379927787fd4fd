/** A bar that scrolls away, the page, and where on the page our own element happens to stand. */
export type PagePlace = {
  edge: 'top' | 'bottom';
  host: { x: number; y: number };
  page: { width: number; height: number };
  barHeight: number;
};

/** Where a bar stands as seen from our own element, so that it lies at the top or the bottom of the page. [BAR-01, BAR-06, A-35] */
export function placeOnPage({ edge, host, page, barHeight }: PagePlace): {
  left: number;
  top: number;
  width: number;
} {
  const top = edge === 'top' ? 0 : page.height - barHeight;
  return { left: -host.x, top: top - host.y, width: page.width };
}
