import { timing } from '@beckon/contract';
import type { Scanner } from './createScanner';

/**
 * Looks the page through again when elements that ask for a widget have come or gone: single-page applications draw
 * a route some time after its address has changed. At most once in 500 ms. Returns its undo. [LOAD-10, LOAD-21]
 */
export function watchElements(page: Window, scanner: Scanner, report: () => void): () => void {
  let timer: number | undefined;
  let known = scanner.mark();
  const look = (): void => {
    timer = undefined;
    const mark = scanner.mark();
    if (mark === known) return;
    known = mark;
    report();
  };
  const changes = new MutationObserver(() => {
    timer ??= page.setTimeout(look, timing.scrollThrottleMs);
  });
  changes.observe(page.document, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    page.clearTimeout(timer);
  };
}
