/** Reports when the tab is seen again, also out of the back/forward cache. Returns its undo. */
export function watchVisibility(page: Window, report: () => void): () => void {
  const look = (): void => {
    if (page.document.visibilityState !== 'hidden') report();
  };
  page.document.addEventListener('visibilitychange', look);
  page.addEventListener('pageshow', look);
  return () => {
    page.document.removeEventListener('visibilitychange', look);
    page.removeEventListener('pageshow', look);
  };
}
