/** Shows other tabs that a desk is in use, until it is left or its tab is gone; what is given ends it. [OWN-09] */
export function holdDesk(key: string): () => void {
  const { locks } = navigator as Partial<Navigator>;
  let release = (): void => {};
  const hold = (): void => {
    release();
    const held = new Promise<void>((done) => {
      release = done;
    });
    locks?.request(key, () => held).catch(() => {});
  };
  // A page that waits in the browser's memory for the way back would never let go.
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
