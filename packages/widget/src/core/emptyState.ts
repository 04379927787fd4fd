import { emptyPage } from './emptyPage';
import type { State } from './State';

/** The state before anything has happened. [BOOT-03, BOOT-04, BOOT-05, BOOT-06] */
export const emptyState: State = {
  app: undefined,
  browser: { hostname: '', userAgent: '', isMobile: false, isIos: false, language: '' },
  renderFallbackMs: undefined,
  stored: {
    payloadExperiment: false,
    experiments: false,
    smsRefs: [],
    omnichatLastSeen: undefined,
    popoversClosed: [],
  },
  fbsdkReady: false,
  ytsdkReady: false,
  vimeosdkReady: false,
  widgets: {},
  order: [],
  instances: {},
  created: 0,
  seed: '',
  isReady: false,
  triggers: [],
  page: emptyPage,
  route: { url: '', lastChange: 0 },
  session: { userId: '', sessionId: '', widgets: {} },
  chatCalls: {},
  warned: [],
};
