/** Reports when the tab is hidden and seen again, also out of the back/forward cache. Returns its undo. */
export function watchVisibility(page: Window, report: (isHidden: boolean) => void): () => void {
  const look = (): void => report(page.document.visibilityState === 'hidden');
  page.document.addEventListener('visibilitychange', look);
  page.addEventListener('pageshow', look);
  return () => {
    page.document.removeEventListener('visibilitychange', look);
    page.removeEventListener('pageshow', look);
  };
}
