/**
 * Checks whenever a script may have run after the page loaded: a function declared there replaces a property without calling
 * its setter. An external script reports when it has run; an inline one has run when it is found. [LOAD-06, A-01]
 */
export function watchScripts({ document }: Window, check: () => void): void {
  check();
  document.addEventListener('load', check, true);
  new MutationObserver(check).observe(document, { childList: true, subtree: true });
}
