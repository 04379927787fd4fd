import { timing } from '@beckon/contract';

const whole = 100;
/** A page that cannot be scrolled has half a minute to show something, or to come to rest. */
const mostLooks = 60;

/**
 * Reports how far the page has been scrolled, in percent, at most once in 500 ms. Returns a way to
 * look again on a new route, once the host has drawn it and its scrolling to the top has come to rest. [DISP-03, DISP-04, LOAD-09, A-18]
 */
export function watchScroll(page: Window, report: (percent: number) => void): () => void {
  let timer: number | undefined;
  let last = Number.NEGATIVE_INFINITY;
  let isArriving = false;
  /** What a page that cannot be scrolled has shown: one that is empty, or still changes, is not there yet. */
  let shown: unknown;
  let looks = 0;
  const look = (): void => {
    timer = undefined;
    isArriving = false;
    last = Date.now();
    let percent = scrollPercent(page);
    if (percent < 0) {
      const before = shown;
      shown = contentOf(page.document);
      // One that never comes to rest has begun, too.
      percent = shown && (shown === before || looks > mostLooks) ? whole : 0;
      if (!percent && looks++ <= mostLooks) rest();
    }
    report(percent);
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
    shown = undefined;
    looks = 0;
    isArriving = true;
    rest();
  };
}

/** 0 at the top, 100 at the very bottom; less for a page that cannot scroll, which counts as read once it has settled. */
function scrollPercent({ document, innerHeight, scrollY }: Window): number {
  const { documentElement, scrollingElement } = document;
  const height = Math.max((scrollingElement ?? documentElement).scrollHeight, documentElement.scrollHeight);
  const room = height - innerHeight;
  if (room <= 0) return -1;
  return Math.min(whole, (Math.max(0, scrollY) / room) * whole);
}

/** What can be seen of a page; nothing while it arrives, or as long as it is empty: the root of an application that has not begun. [DISP-03, A-18] */
function contentOf({ documentElement, readyState }: Document): unknown {
  return (
    readyState === 'complete' &&
    // biome-ignore lint/performance/useDomNodeTextContent: nobody sees what scripts and styles say
    (documentElement.innerText.trim() || documentElement.querySelector('img,video,canvas,svg,iframe'))
  );
}
