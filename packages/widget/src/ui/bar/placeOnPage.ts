/** A bar that scrolls away, the page, and the position of our own element on it. */
export type PagePlace = {
  edge: 'top' | 'bottom';
  host: { x: number; y: number };
  page: { width: number; height: number };
  barHeight: number;
};

/** The position of a bar relative to our own element, so that it is at the top or the bottom of the page. [BAR-01, BAR-06, A-35] */
export function placeOnPage({ edge, host, page, barHeight }: PagePlace): {
  left: number;
  top: number;
  width: number;
} {
  const top = edge === 'top' ? 0 : page.height - barHeight;
  return { left: -host.x, top: top - host.y, width: page.width };
}
