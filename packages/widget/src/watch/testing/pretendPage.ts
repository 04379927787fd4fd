const scrollable = 4000;
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari';

/** A page without a DOM, for tests that open thousands: it has what watchers read and listen to, and a test makes everything happen on it. */
export function pretendPage({ url, isMobile }: { url: string; isMobile: boolean }) {
  const listeners = new Map<string, ((event: object) => void)[]>();
  const addEventListener = (name: string, listener: (event: object) => void): void => {
    listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  };
  /** Events of the document reach the window, too: both have the same listeners. */
  const fire = (name: string, event: object = {}): void => {
    for (const listener of listeners.get(name) ?? []) listener(event);
  };
  const stored = new Map<string, string>();
  const view = {
    addEventListener,
    dispatchEvent: () => true,
    setTimeout: (act: () => void, ms: number) => setTimeout(act, ms),
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
    // Nothing here is about an idle page.
    requestIdleCallback() {},
    history: { pushState() {}, replaceState() {} },
    location: { href: url, search: '', hostname: 'shop.example' },
    navigator: { userAgent: isMobile ? phone : 'Mozilla/5.0 (X11; Linux x86_64)', maxTouchPoints: 0 },
    performance: { timeOrigin: Date.now() },
    innerHeight: 1000,
    scrollY: 0,
    document: {
      addEventListener,
      readyState: 'complete',
      visibilityState: 'visible',
      body: {},
      documentElement: { scrollHeight: 1000 + scrollable },
    },
  };
  const turn = (visibilityState: 'hidden' | 'visible'): void => {
    Object.assign(view.document, { visibilityState });
    fire('visibilitychange');
  };
  const anchors = new Set<{ names: readonly string[]; report: (name: string) => void }>();
  return {
    page: view as unknown as Window,
    shelf: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
    fire,
    hide: () => turn('hidden'),
    show: () => turn('visible'),
    /** From the browser's cache: a page there is hidden. */
    comeBack(): void {
      Object.assign(view.document, { visibilityState: 'hidden' });
      turn('visible');
      fire('pageshow', { persisted: true });
    },
    scroll(percent: number): void {
      view.scrollY = (scrollable * percent) / 100;
      fire('scroll');
    },
    go(to: string): void {
      view.location.href = to;
      fire('popstate');
    },
    /** Watches anchors like a browser, which reports each once. */
    watchAnchors(_: Document, names: readonly string[], report: (name: string) => void) {
      const one = { names, report };
      anchors.add(one);
      return () => anchors.delete(one);
    },
    reach(name: string): void {
      for (const { names, report } of [...anchors]) if (names.includes(name)) report(name);
    },
  };
}
