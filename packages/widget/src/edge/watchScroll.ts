import { timing } from '@beckon/contract';

const whole = 100;
/** A page that can't scroll has half a minute to show something or to settle. */
const mostChecks = 60;

/**
 * Reports how far the page has been scrolled, in percent, at most once in 500 ms. Returns a function that
 * checks again on a new route, once the host has drawn it and stopped scrolling to the top. [DISP-03, DISP-04, LOAD-09, A-18]
 */
export function watchScroll(page: Window, report: (percent: number) => void): () => void {
  let timer: number | undefined;
  let last = Number.NEGATIVE_INFINITY;
  let isArriving = false;
  /** What a page that can't scroll last showed: while it is empty or still changes, it isn't ready. */
  let shown: unknown;
  let checkCount = 0;
  const check = (): void => {
    timer = undefined;
    isArriving = false;
    last = Date.now();
    let percent = scrollPercent(page);
    if (percent < 0) {
      const before = shown;
      shown = contentOf(page.document);
      // A page that never settles has also started.
      percent = shown && (shown === before || checkCount > mostChecks) ? whole : 0;
      if (!percent && checkCount++ <= mostChecks) rest();
    }
    report(percent);
  };
  const rest = (): void => {
    page.clearTimeout(timer);
    timer = page.setTimeout(check, timing.scrollThrottleMs);
  };
  const notice = (): void => {
    // A page that scrolls smoothly to its top is not being read.
    if (isArriving) rest();
    else timer ??= page.setTimeout(check, Math.max(0, last + timing.scrollThrottleMs - Date.now()));
  };
  // Also what scrolls or loads within the page: a picture that loads makes the page longer.
  for (const name of ['scroll', 'resize', 'load'])
    page.addEventListener(name, notice, { passive: true, capture: true });
  check();
  return () => {
    shown = undefined;
    checkCount = 0;
    isArriving = true;
    rest();
  };
}

/** 0 at the top, 100 at the very bottom; negative for a page that can't scroll, which counts as read once it has settled. */
function scrollPercent({ document, innerHeight, scrollY }: Window): number {
  const { documentElement, scrollingElement } = document;
  const height = Math.max((scrollingElement ?? documentElement).scrollHeight, documentElement.scrollHeight);
  const room = height - innerHeight;
  if (room <= 0) return -1;
  return Math.min(whole, (Math.max(0, scrollY) / room) * whole);
}

/** The visible content of a page; nothing while it loads or is empty, like the root of an application that has not started. [DISP-03, A-18] */
function contentOf({ documentElement, readyState }: Document): unknown {
  return (
    readyState === 'complete' &&
    // biome-ignore lint/performance/useDomNodeTextContent: the text of scripts and styles is not visible
    (documentElement.innerText.trim() || documentElement.querySelector('img,video,canvas,svg,iframe'))
  );
}
