/**
 * Looks whenever a script may have run that came after the page had loaded: a function declared there takes the place of a property
 * without asking it. One with an address tells when it has run, one without has run when it is found. [LOAD-06, A-01]
 */
export function watchScripts({ document }: Window, look: () => void): void {
  look();
  document.addEventListener('load', look, true);
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
