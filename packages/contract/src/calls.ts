/** The six calls a page makes: method, the base they hang on, and the path. [NET-01, NET-04…08] */
export const calls = {
  createSubscriberByPhoneNumber: {
    method: 'POST',
    base: 'backend',
    path: '/widget/createSubscriberByPhoneNumber',
  },
  generateSMSRef: { method: 'POST', base: 'backend', path: '/widget/generateSMSRef' },
  checkOptin: { method: 'GET', base: 'host', path: '/pixel/checkOptin' },
  logEvent: { method: 'POST', base: 'host', path: '/pixel/logEvent' },
  logConversionEvent: { method: 'POST', base: 'host', path: '/pixel/logConversionEvent' },
  logMoneyEvent: { method: 'POST', base: 'host', path: '/pixel/logMoneyEvent' },
} as const;

export type CallName = keyof typeof calls;

/** Where a page asks for widgets that its configuration did not carry. [BOOT-15] */
export const bootstrapPath = '/widget/bootstrap';
