declare global {
  interface Window {
    wentBack?: boolean;
  }
}

/**
 * Runs in the page: goes back, and tells which document that was. The drivers' own ways differ: one waits for a
 * load that a page restored from memory never has, another skips entries made without a click.
 */
export function goBack(): number {
  window.wentBack = false;
  window.addEventListener('popstate', () => (window.wentBack = true), { once: true });
  // The answer goes first: a page that is being left cannot give one.
  setTimeout(() => history.back());
  return performance.timeOrigin;
}

/** Runs in the page: whether it has arrived, in another document or in the same. */
export function isBack(left: number): boolean {
  return performance.timeOrigin === left ? window.wentBack === true : document.readyState === 'complete';
}
