import type { Fault } from '../Fault';

/** Faults in `packages/platform`: requests, storage and scripts in a browser. */
export const platformFaults = [
  {
    id: 'platform-01',
    file: 'packages/platform/src/createStorage.ts',
    find: 'if (done) memory.delete(key);',
    replace: 'if (done) return;',
    tests: ['packages/platform/src/createStorage.test.ts'],
    breaks: 'Once storage was full, the page never sees a newer value again.',
  },
  {
    id: 'platform-02',
    file: 'packages/platform/src/requestJson.ts',
    find: 'signal: stop.signal, ',
    replace: '',
    tests: ['packages/platform/src/requestJson.test.ts'],
    breaks: 'With a server that never answers, the form shows its spinner forever.',
  },
  {
    id: 'platform-03',
    file: 'packages/platform/src/postJson.ts',
    find: 'keepalive: true,',
    replace: '',
    tests: ['packages/platform/src/requestJson.test.ts', 'e2e/leaving.spec.ts'],
    grep: 'an impression is delivered',
    breaks: 'Events are lost when the visitor leaves the page.',
  },
  {
    id: 'platform-04',
    file: 'packages/platform/src/loadScript.ts',
    find: 'clearInterval(timer);',
    replace: '',
    tests: ['packages/platform/src/loadScript.test.ts'],
    breaks: 'The page keeps looking for a script that failed, for as long as it is open.',
  },
  {
    id: 'platform-05',
    file: 'packages/platform/src/whenDomReady.ts',
    find: "addEventListener('DOMContentLoaded', () => setTimeout(check));",
    replace: '',
    tests: ['packages/platform/src/whenDomReady.test.ts'],
    breaks: 'What is due at once appears up to 0.1 s after the page is parsed.',
  },
  {
    id: 'platform-06',
    file: 'packages/platform/src/whenDomReady.ts',
    find: '() => setTimeout(check)',
    replace: 'check',
    tests: ['packages/platform/src/whenDomReady.test.ts'],
    breaks: 'Our work delays the page’s own DOMContentLoaded handlers, and they miss mcwidget:ready.',
  },
] satisfies readonly Fault[];
