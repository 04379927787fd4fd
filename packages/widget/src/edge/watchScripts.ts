/**
 * Checks whenever a script may have run after the page loaded: a function declared there replaces a property without calling
 * its setter. An external script reports when it has run; an inline one has run when it is found. [LOAD-06, A-01]
 */
export function watchScripts({ document }: Window, look: () => void): void {
  look();
  document.addEventListener('load', look, true);
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
