declare global {
  interface Window {
    /** What the page has reported since the last collection. */
    recorded?: { source: 'console' | 'page'; type: string; text: string }[];
    /** How often a pointer was pressed on the page. */
    presses?: number;
  }
}

/** Runs in the page before all else, so it is self-contained: records what WebKit's driver can't report. */
export function recorder(): void {
  window.recorded = [];
  window.presses = 0;
  const press = () => {
    window.presses = (window.presses ?? 0) + 1;
  };
  window.addEventListener('pointerdown', press, true);
  const note = (source: 'console' | 'page', type: string, text: string) =>
    window.recorded?.push({ source, type, text });
  for (const name of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const own = console[name];
    console[name] = (...said: unknown[]) => {
      note('console', name === 'warn' ? 'warning' : name, said.map(String).join(' '));
      own.apply(console, said);
    };
  }
  const failed = ({ message, target }: ErrorEvent) => {
    const { src, href } = target as HTMLScriptElement & HTMLLinkElement;
    note('page', 'error', message || `Failed to load resource: ${src || href}`);
  };
  // Captured, because a resource that failed to load does not bubble.
  window.addEventListener('error', failed, true);
  window.addEventListener('unhandledrejection', ({ reason }) => note('page', 'error', String(reason)));
}
