/** The widgets' calls: method, base and path. [NET-01, NET-04, NET-05] */
export const widgetCalls = {
  createSubscriberByPhoneNumber: {
    method: 'POST',
    base: 'backend',
    path: '/widget/createSubscriberByPhoneNumber',
  },
  generateSMSRef: { method: 'POST', base: 'backend', path: '/widget/generateSMSRef' },
  checkOptin: { method: 'GET', base: 'host', path: '/pixel/checkOptin' },
} as const;

/** The path before the name of a call that logs something. [NET-06, NET-07, NET-08] */
export const pixelPath = '/pixel/';

/** The six calls a page makes. Those of the pixel are POSTs, found by name, which saves pages the table. [NET-01, NET-04…08] */
export const calls = {
  ...widgetCalls,
  logEvent: { method: 'POST', base: 'host', path: `${pixelPath}logEvent` },
  logConversionEvent: { method: 'POST', base: 'host', path: `${pixelPath}logConversionEvent` },
  logMoneyEvent: { method: 'POST', base: 'host', path: `${pixelPath}logMoneyEvent` },
} as const;

export type CallName = keyof typeof calls;

/** The three calls that log something, most urgent first: money does not wait for mere counting. [NET-06, NET-07, NET-08] */
export const eventCalls = ['logMoneyEvent', 'logConversionEvent', 'logEvent'] as const satisfies CallName[];

export type EventCall = (typeof eventCalls)[number];

/** The page of an installation that introduces the product; badges link to it. [LAY-01] */
export const productPath = '/about';

/** Where a page requests widgets that its configuration did not contain. [BOOT-15] */
export const bootstrapPath = '/widget/bootstrap';

/** Where a page requests the texts of its widgets in another language. */
export const textsPath = '/widget/texts';

/** Where the files with first frames are. [LOAD-21] */
export const framesPath = '/widget/frames';

/** Where a page sends what is still waiting when the visitor leaves: the entries of its queue, as stored. [EVT-05] */
export const leavePath = '/pixel/leave';
