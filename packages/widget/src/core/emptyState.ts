import type { State } from './State';

/** The state before anything has happened. [BOOT-03, BOOT-04] */
export const emptyState: State = {
  app: undefined,
  browser: { hostname: '', isMobile: false, isIos: false, language: '' },
  fbsdkReady: false,
  ytsdkReady: false,
  vimeosdkReady: false,
  widgets: {},
  instances: {},
  page: { exitIntent: false, maxScroll: 0, secondsSpent: 0, anchors: {} },
  route: { url: '', lastChange: 0 },
  session: { userId: '', sessionId: '', widgets: {} },
};
