/** Reports when the tab is visible again, including from the back/forward cache. Returns a function that stops it. */
export function watchVisibility(page: Window, report: () => void): () => void {
  const check = (): void => {
    if (page.document.visibilityState !== 'hidden') report();
  };
  page.document.addEventListener('visibilitychange', check);
  page.addEventListener('pageshow', check);
  return () => {
    page.document.removeEventListener('visibilitychange', check);
    page.removeEventListener('pageshow', check);
  };
}
