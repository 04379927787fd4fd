import { timing } from '@beckon/contract';

const whole = 100;

/**
 * Reports how far the page has been scrolled, in percent, at most once in 500 ms. Returns a way to
 * look again on a new route, once the host has had the time to draw it and to scroll to its top. [DISP-03, DISP-04, LOAD-09, A-18]
 */
export function watchScroll(page: Window, report: (percent: number) => void): () => void {
  let timer: number | undefined;
  let last = Number.NEGATIVE_INFINITY;
  const look = (): void => {
    timer = undefined;
    last = Date.now();
    report(scrollPercent(page));
  };
  const notice = (): void => {
    timer ??= page.setTimeout(look, Math.max(0, last + timing.scrollThrottleMs - Date.now()));
  };
  page.addEventListener('scroll', notice, { passive: true, capture: true });
  page.addEventListener('resize', notice, { passive: true });
  page.addEventListener('load', notice, { passive: true });
  look();
  return () => {
    page.clearTimeout(timer);
    timer = page.setTimeout(look, timing.scrollThrottleMs);
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
