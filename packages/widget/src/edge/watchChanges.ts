import { hooks, timing } from '@beckon/contract';

/** Reports that something was added to the page or removed from it, at most twice a second. Returns a function that stops it. [LOAD-10, LOAD-16] */
export function watchChanges(page: Window, report: () => void): () => void {
  let isComing = false;
  const changes = new MutationObserver(() => {
    if (isComing) return;
    isComing = true;
    page.setTimeout(() => {
      isComing = false;
      report();
    }, timing.scrollThrottleMs);
  });
  changes.observe(page.document, {
    childList: true,
    subtree: true,
    attributeFilter: [hooks.widgetIdAttribute],
  });
  return () => changes.disconnect();
}
