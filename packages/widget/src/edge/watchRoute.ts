import { routeKey } from '../core/writing/routeKey';

type HistoryMethod = 'pushState' | 'replaceState';

/**
 * Reports every change of the address, however the host makes it. Parameters that hosts strip right after the start
 * (tokens, campaigns) are no change. Returns its undo. [LOAD-12, PIX-25, A-02]
 */
export function watchRoute(page: Window, report: (url: string) => void): () => void {
  let last = routeKey(page.location.href);
  let isWatching = true;
  const look = (): void => {
    const key = routeKey(page.location.href);
    if (!isWatching || key === last) return;
    last = key;
    report(page.location.href);
  };
  const undos = (['pushState', 'replaceState'] as const).map((name) => wrap(page.history, name, look));
  for (const name of ['popstate', 'hashchange', 'pageshow']) page.addEventListener(name, look);
  return () => {
    isWatching = false;
    for (const undo of undos) undo();
    for (const name of ['popstate', 'hashchange', 'pageshow']) page.removeEventListener(name, look);
  };
}

/** Calls the original first, then looks. On undo it goes only if nobody has wrapped it since. */
function wrap(history: History, name: HistoryMethod, look: () => void): () => void {
  const original = history[name];
  // Whoever wraps the method at its prototype after us is still called.
  const isInherited = !Object.hasOwn(history, name);
  const own: History[HistoryMethod] = function (this: History, ...words) {
    const method = isInherited ? (Object.getPrototypeOf(history) as History)[name] : original;
    const result = method.apply(this, words);
    // After the host's own code: what it does right after the change belongs to the new page.
    queueMicrotask(look);
    return result;
  };
  history[name] = own;
  return () => {
    if (history[name] !== own) return;
    if (isInherited) Reflect.deleteProperty(history, name);
    else history[name] = original;
  };
}
