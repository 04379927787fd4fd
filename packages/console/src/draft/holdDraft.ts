/** Shows other tabs that a draft is open, until its editor closes or its tab is gone; the returned function ends it. [OWN-09] */
export function holdDraft(key: string): () => void {
  const { locks } = navigator as Partial<Navigator>;
  let release = (): void => {};
  const hold = (): void => {
    release();
    const held = new Promise<void>((done) => {
      release = done;
    });
    locks?.request(key, () => held).catch(() => {});
  };
  // A page in the back/forward cache would never release it.
  const pause = (): void => release();
  const resume = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) hold();
  };
  window.addEventListener('pagehide', pause);
  window.addEventListener('pageshow', resume);
  hold();
  return () => {
    window.removeEventListener('pagehide', pause);
    window.removeEventListener('pageshow', resume);
    release();
  };
}
