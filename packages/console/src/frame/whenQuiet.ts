const quietMs = 70;
const mostMs = 2500;

/** Calls back once nothing has been drawn for a moment, or after a time limit; running animations skip to their end. */
export function whenQuiet(page: Document, roots: () => readonly Node[], proceed: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  let isDone = false;
  const watcher = new MutationObserver(() => wait());
  const finish = (): void => {
    if (isDone) return;
    isDone = true;
    watcher.disconnect();
    clearTimeout(timer);
    for (const animation of page.getAnimations()) {
      // An endless one, such as a spinner, can't be finished.
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    proceed();
  };
  const wait = (): void => {
    clearTimeout(timer);
    for (const root of roots()) watcher.observe(root, { childList: true, subtree: true, attributes: true });
    timer = setTimeout(finish, quietMs);
  };
  setTimeout(finish, mostMs);
  wait();
}
