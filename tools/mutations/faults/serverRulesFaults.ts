import type { Fault } from '../Fault';

/** Faults in the pure rules of `packages/server`. */
export const serverRulesFaults = [
  {
    id: 'server-01',
    file: 'packages/server/src/rules/decideOptIn.ts',
    find: " || widget.status !== 'active'",
    replace: '',
    tests: ['packages/server/src/rules/decideOptIn.test.ts'],
    breaks: 'A paused widget keeps collecting phone numbers.',
  },
  {
    id: 'server-02',
    file: 'packages/server/src/rules/smsGates.ts',
    find: '(passed.get(key) ?? 0) >= most',
    replace: '(passed.get(key) ?? 0) > most',
    tests: ['packages/server/src/rules/smsGates.test.ts'],
    breaks: 'Every limit against SMS abuse lets one more message through.',
  },
  {
    id: 'server-03',
    file: 'packages/server/src/rules/chooseCalmMs.ts',
    find: 'Math.max(...waits)',
    replace: 'Math.min(...waits)',
    tests: ['packages/server/src/rules/chooseCalmMs.test.ts'],
    breaks: 'Subscribers in Hawaii get marketing texts at 4 a.m.',
  },
  {
    id: 'server-04',
    file: 'packages/server/src/rules/escapeScriptJson.ts',
    find: '/[<>\\u2028\\u2029]/g',
    replace: '/[>\\u2028\\u2029]/g',
    tests: ['packages/server/src/rules/buildAccountScript.test.ts'],
    breaks: 'Text that an owner typed can end the script block around it.',
  },
  {
    id: 'server-05',
    file: 'packages/server/src/rules/readPageAddress.ts',
    find: '(\\/[^?#\\s]*)?/i',
    replace: '(\\/[^#\\s]*)?/i',
    tests: [
      'packages/server/src/rules/readOrigin.test.ts',
      'packages/server/src/routes/createSubscriber.test.ts',
    ],
    breaks: 'Consent records keep passwords and tokens from page addresses.',
  },
  {
    id: 'server-06',
    file: 'packages/server/src/owner/rules/isPublicAddress.ts',
    find: "['169.254.0.0', 16]",
    replace: "['169.254.0.0', 24]",
    tests: ['packages/server/src/owner/rules/isPublicAddress.test.ts'],
    breaks: 'A webhook can read the cloud provider’s credentials at 169.254.169.254.',
  },
  {
    id: 'server-07',
    file: 'packages/server/src/owner/rules/isSameOrigin.ts',
    find: "return secFetchSite === 'same-origin';",
    replace: "return secFetchSite !== 'cross-site';",
    tests: ['packages/server/src/routes/api/admit.test.ts'],
    breaks: 'Another site can change an owner’s settings from an old browser.',
  },
  {
    id: 'server-08',
    file: 'packages/server/src/rules/planSmsFollowUp.ts',
    find: 'index === 0 && ',
    replace: 'index > 0 && ',
    tests: ['packages/server/src/rules/planSmsFollowUp.test.ts'],
    breaks: 'The first text does not say how to unsubscribe.',
  },
  {
    id: 'server-09',
    file: 'packages/server/src/rules/shortenIp.ts',
    find: "return v4.replace(/\\d+$/, '0');",
    replace: 'return v4;',
    tests: [
      'packages/server/src/rules/smsGates.test.ts',
      'packages/server/src/routes/createSubscriber.test.ts',
    ],
    breaks: 'Consent records keep the full IP address of every visitor.',
  },
] satisfies readonly Fault[];
