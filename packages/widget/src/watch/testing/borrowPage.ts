import { vi } from 'vitest';

type Listening = Parameters<EventTarget['addEventListener']>;

/**
 * Gives a test the page that all tests share: time stands still, and listeners are recorded. Returns a function that restores the page,
 * because a watcher never stops by itself: it lives as long as its page.
 */
export function borrowPage(): () => void {
  vi.useFakeTimers();
  // The page starts now.
  Object.defineProperty(performance, 'timeOrigin', { value: Date.now(), configurable: true });
  const known = new Set(Reflect.ownKeys(window));
  const observers: MutationObserver[] = [];
  const Real = MutationObserver;
  vi.stubGlobal(
    'MutationObserver',
    class extends Real {
      constructor(callback: MutationCallback) {
        super(callback);
        observers.push(this);
      }
    },
  );
  const heard = [window, document].map((target) => [target, vi.spyOn(target, 'addEventListener')] as const);
  return () => {
    for (const observer of observers) observer.disconnect();
    for (const [target, spy] of heard) {
      for (const [name, listener, how] of spy.mock.calls as Listening[])
        if (listener) target.removeEventListener(name, listener, how);
      spy.mockRestore();
    }
    vi.unstubAllGlobals();
    Reflect.deleteProperty(performance, 'timeOrigin');
    for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(history, name);
    for (const key of Reflect.ownKeys(window)) if (!known.has(key)) Reflect.deleteProperty(window, key);
    for (const root of [document.head, document.body]) root.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
}
