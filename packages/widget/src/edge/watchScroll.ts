import { timing } from '@beckon/contract';

const whole = 100;

/**
 * Reports how far the page has been scrolled, in percent, at most once in 500 ms. Returns a way to
 * look again on a new route, once the host has drawn it and its scrolling to the top has come to rest. [DISP-03, DISP-04, LOAD-09, A-18]
 */
export function watchScroll(page: Window, report: (percent: number) => void): () => void {
  let timer: number | undefined;
  let last = Number.NEGATIVE_INFINITY;
  let isArriving = false;
  const look = (): void => {
    timer = undefined;
    isArriving = false;
    last = Date.now();
    report(scrollPercent(page));
  };
  const rest = (): void => {
    page.clearTimeout(timer);
    timer = page.setTimeout(look, timing.scrollThrottleMs);
  };
  const notice = (): void => {
    // A page that glides to its top is not being read.
    if (isArriving) rest();
    else timer ??= page.setTimeout(look, Math.max(0, last + timing.scrollThrottleMs - Date.now()));
  };
  // Also what scrolls or loads within the page: a picture that arrives makes the page longer.
  for (const name of ['scroll', 'resize', 'load'])
    page.addEventListener(name, notice, { passive: true, capture: true });
  look();
  return () => {
    isArriving = true;
    rest();
  };
}

/** 0 at the top, 100 at the very bottom; a page that cannot scroll counts as read. */
function scrollPercent({ document, innerHeight, scrollY }: Window): number {
  const { documentElement, scrollingElement, readyState } = document;
  const height = Math.max((scrollingElement ?? documentElement).scrollHeight, documentElement.scrollHeight);
  const room = height - innerHeight;
  // While the page is still arriving it may yet grow.
  if (room <= 0) return readyState === 'complete' ? whole : 0;
  return Math.min(whole, (Math.max(0, scrollY) / room) * whole);
}
