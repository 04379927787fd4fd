import { timing } from '@beckon/contract';

/** Proceeds once the page has loaded and is idle; in a browser that can't tell, after a moment. */
export function whenIdle(page: Window, proceed: () => void): void {
  const rest = (): void => {
    // Safari has no such call.
    if (page.requestIdleCallback) page.requestIdleCallback(() => proceed(), { timeout: timing.idleMs });
    else setTimeout(proceed, 1);
  };
  if (page.document.readyState === 'complete') rest();
  else page.addEventListener('load', rest, { once: true });
}
