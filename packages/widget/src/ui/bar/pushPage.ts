import { type Push, pushText } from './pushText';

/** What a bar does to the page. */
export type PushingBar = Pick<Push, 'edge' | 'pushesPage' | 'sticks'>;

/** The page's own padding, on a bar: while its first frame still pushes the page, the drawing that takes it over can't measure it. */
const baseName = '--mc-page-padding';

/** The padding at an edge of the page, with whatever pushes it now. */
export function measurePadding(view: Window, edge: Push['edge']): number {
  const style = view.getComputedStyle(view.document.documentElement);
  return Number.parseFloat(style.getPropertyValue(`padding-${edge}`)) || 0;
}

/**
 * Tells the page a bar's height, and moves the page by that height if configured. It uses a separate sheet: whatever the host writes to its own
 * styles in the meantime stays, and applies again as soon as the bar is gone. With `isHidden`, nothing is measured before the browser has laid
 * out the page anyway, and a bar that is hidden when its size changes doesn't push. Returns a function that gives the page back. [BAR-05, A-35]
 */
export function pushPage(
  bar: HTMLElement,
  { edge, pushesPage, sticks }: PushingBar,
  isHidden?: () => boolean,
): () => void {
  const page = bar.ownerDocument;
  const view = page.defaultView as Window & typeof globalThis;
  let basePx = Number.parseFloat(bar.style.getPropertyValue(baseName));
  const sheet = new view.CSSStyleSheet();
  let isOver = false;
  const apply = () => {
    if (isOver || isHidden?.()) return sheet.replaceSync('');
    if (Number.isNaN(basePx)) basePx = measurePadding(view, edge);
    bar.style.setProperty(baseName, `${basePx}px`);
    sheet.replaceSync(pushText({ edge, basePx, heightPx: bar.offsetHeight, pushesPage, sticks }));
  };
  if (!isHidden) apply();
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  // Not at once: browsers report it as an error on the page if sizes change again while they report sizes. And not with
  // `requestAnimationFrame`: pages that break it would get an error each time, and the bar would cover them.
  const sizes = new view.ResizeObserver(() => view.setTimeout(apply));
  sizes.observe(bar, { box: 'border-box' });
  return () => {
    isOver = true;
    sizes.disconnect();
    bar.style.removeProperty(baseName);
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
