import { routeKey } from '../core/writing/routeKey';

type HistoryMethod = 'pushState' | 'replaceState';

/**
 * Reports every change of the address, however the host makes it, for the life of the page. Parameters that hosts strip right after
 * the start (tokens, campaigns) are not a change. The first address is passed in, because a host may have changed it before we watched.
 * [LOAD-12, PIX-25, A-02]
 */
export function watchRoute(page: Window, url: string, report: (url: string) => void): void {
  let last = routeKey(url);
  const check = (): void => {
    const key = routeKey(page.location.href);
    if (key === last) return;
    last = key;
    report(page.location.href);
  };
  for (const name of ['pushState', 'replaceState'] as const) wrap(page.history, name, check);
  for (const name of ['popstate', 'hashchange', 'pageshow']) page.addEventListener(name, check);
  check();
}

/** Calls the original first, then checks. */
function wrap(history: History, name: HistoryMethod, check: () => void): void {
  const original = history[name];
  // Code that wraps the method on its prototype after us is still called.
  const isInherited = !Object.hasOwn(history, name);
  const own: History[HistoryMethod] = function (this: History, ...words) {
    const method = isInherited ? (Object.getPrototypeOf(history) as History)[name] : original;
    const result = method.apply(this, words);
    // After the host's own code: what it does right after the change belongs to the new page.
    queueMicrotask(check);
    return result;
  };
  try {
    history[name] = own;
  } catch {
    // A page that has frozen its history still fires events.
  }
}
