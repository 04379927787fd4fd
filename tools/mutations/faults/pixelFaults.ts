import type { Fault } from '../Fault';

/** Faults in `packages/pixel`: the visitor's session and events. */
export const pixelFaults = [
  {
    id: 'pixel-01',
    file: 'packages/pixel/src/edge/settleSession.ts',
    find: 'store.remove(storageKeys.smsKeywordRef);',
    replace: '',
    tests: ['packages/pixel/src/edge/startPixel.test.ts'],
    breaks: 'A text message is credited to the session before the current one.',
  },
  {
    id: 'pixel-02',
    file: 'packages/pixel/src/core/isTokenExpired.ts',
    find: '.exp * timing.secondMs >= atMs',
    replace: '.exp >= atMs',
    tests: ['packages/pixel/src/core/session.test.ts'],
    breaks: 'Every visitor from a message link counts as expired, so no sale is credited.',
  },
  {
    id: 'pixel-03',
    file: 'packages/pixel/src/core/settleEvent.ts',
    find: 'status === timedOut || status === tooMany || ',
    replace: 'status === timedOut || ',
    tests: ['packages/pixel/src/core/queue.test.ts'],
    breaks: 'A busy server loses events instead of getting them later.',
  },
  {
    id: 'pixel-04',
    file: 'packages/pixel/src/edge/changeSession.ts',
    find: 'if (stored === sessionId) store.write',
    replace: 'store.write',
    tests: ['packages/pixel/src/edge/startPixel.test.ts'],
    breaks: 'An old tab overwrites the session of a newer one.',
  },
  {
    id: 'pixel-05',
    file: 'packages/pixel/src/edge/startPixel.ts',
    find: 'accepted.catch(report);',
    replace: '',
    tests: ['packages/pixel/src/edge/startPixel.test.ts'],
    breaks: 'The site’s error tracker fills up with our rejected promises.',
  },
  {
    id: 'pixel-06',
    file: 'packages/pixel/src/edge/createDelivery.ts',
    find: '(event.body.event_id === id ? { ...event, awayMs } : event)',
    replace: '(event)',
    tests: ['packages/pixel/src/edge/createSender.test.ts'],
    breaks: 'Two open tabs send the same sale twice.',
  },
  {
    id: 'pixel-07',
    file: 'packages/pixel/src/edge/createSender.ts',
    find: 'events.map(({ restMs: _, ...event }) => event)',
    replace: 'events',
    tests: ['packages/pixel/src/edge/createSender.test.ts'],
    breaks: 'Back online, events wait up to half an hour.',
  },
  {
    id: 'pixel-08',
    file: 'packages/contract/src/agreed/hostAddress.ts',
    find: "loopback.test(host) ? pageProtocol : 'https:'",
    replace: 'pageProtocol',
    tests: ['packages/pixel/src/core/queue.test.ts'],
    breaks: 'Visitors of plain http pages send their events unencrypted.',
  },
] satisfies readonly Fault[];
