import { timing } from '@beckon/contract';
import type { Scanner } from './createScanner';

type Watching = {
  scanner: Scanner;
  report: () => void;
  /** A host that puts another body in its place takes our overlays along. */
  redraw: () => void;
};

/**
 * Looks the page through again when elements that ask for a widget have come or gone: single-page applications draw
 * a route some time after its address has changed. At most once in 500 ms. Returns its undo. [LOAD-10, LOAD-21]
 */
export function watchElements(page: Window, { scanner, report, redraw }: Watching): () => void {
  let timer: number | undefined;
  let known = scanner.mark();
  let { body } = page.document;
  const look = (): void => {
    timer = undefined;
    const mark = scanner.mark();
    if (mark !== known) report();
    known = mark;
    if (page.document.body !== body) redraw();
    body = page.document.body;
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
