type Deeds = {
  /** The page is being left, or may be: nobody tells which. */
  leave: () => void;
  /** There is something to send for again. */
  send: () => void;
  /** The connection is back. */
  resume: () => void;
};

/** Follows the page out of sight and back. None of these keeps a page from being brought back whole. Returns its undo. [EVT-05] */
export function watchConnection(page: Window, { leave, send, resume }: Deeds): () => void {
  const look = (): void => (page.document.visibilityState === 'hidden' ? leave() : send());
  const watched = [
    [page, 'pagehide', leave],
    [page, 'pageshow', send],
    [page, 'online', resume],
    [page.document, 'visibilitychange', look],
    [page.document, 'prerenderingchange', send],
  ] as const;
  for (const [target, name, act] of watched) target.addEventListener(name, act);
  return () => {
    for (const [target, name, act] of watched) target.removeEventListener(name, act);
  };
}
