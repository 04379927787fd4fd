/** The browser engines that the browser tests run in. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;

/** One of the three engines. */
export type Engine = (typeof engines)[number];

/** The Debian packages that bring each engine. */
export const enginePackages: Record<Engine, readonly string[]> = {
  chromium: ['chromium', 'chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};
