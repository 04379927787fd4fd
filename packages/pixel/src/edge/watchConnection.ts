type ConnectionHandlers = {
  /** The visitor is leaving the page, or may be: no event tells which. */
  leave: () => void;
  /** There is a reason to send again. */
  send: () => void;
  /** The connection is back. */
  resume: () => void;
};

/** Notices when the page is hidden and shown again, as long as it lives. None of these listeners keeps it out of the back/forward cache. [EVT-05] */
export function watchConnection(page: Window, { leave, send, resume }: ConnectionHandlers): void {
  const { document } = page;
  const handleVisibility = (): void => (document.visibilityState === 'hidden' ? leave() : send());
  page.addEventListener('pagehide', leave);
  page.addEventListener('pageshow', send);
  page.addEventListener('online', resume);
  document.addEventListener('visibilitychange', handleVisibility);
  document.addEventListener('prerenderingchange', send);
}
