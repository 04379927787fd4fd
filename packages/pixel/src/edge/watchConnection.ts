type Deeds = {
  /** The page is being left, or may be: nobody tells which. */
  leave: () => void;
  /** There is something to send for again. */
  send: () => void;
  /** The connection is back. */
  resume: () => void;
};

/** Follows the page out of sight and back, as long as it lives. None of these keeps a page from being brought back whole. [EVT-05] */
export function watchConnection(page: Window, { leave, send, resume }: Deeds): void {
  const { document } = page;
  const look = (): void => (document.visibilityState === 'hidden' ? leave() : send());
  page.addEventListener('pagehide', leave);
  page.addEventListener('pageshow', send);
  page.addEventListener('online', resume);
  document.addEventListener('visibilitychange', look);
  document.addEventListener('prerenderingchange', send);
}
