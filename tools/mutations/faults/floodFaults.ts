import type { Fault } from '../Fault';

/** Faults in what visitors can fill: tables that an erasure would wait for, and rows outside of every quota. */
export const floodFaults = [
  {
    id: 'server-360',
    file: 'packages/server/src/subscribers/store/eraseNumber.ts',
    find: 'await insertErased(sql, { accountId, subscriberId: null, phone, messengerId: null, userRef: null });',
    replace: 'void insertErased;',
    tests: ['packages/server/src/subscribers/store/eraseRest.test.ts'],
    breaks: 'A number that was erased stays in rejected events.',
  },
  {
    id: 'server-361',
    file: 'packages/server/src/subscribers/store/eraseRest.ts',
    find: 'if (!hasMore) return true;',
    replace: 'if (hasMore !== undefined) return true;',
    tests: ['packages/server/src/subscribers/store/eraseRest.test.ts'],
    breaks: 'Of someone about whom visitors sent much, only the first few hundred rows are searched.',
  },
  {
    id: 'server-362',
    file: 'packages/server/src/messenger/startInbox.ts',
    find: 'one.erasedAt >= receivedAt &&',
    replace: 'one.erasedAt < receivedAt &&',
    tests: ['packages/server/src/messenger/startInbox.test.ts'],
    breaks: 'What someone wrote just before they were erased makes them a subscriber again.',
  },
  {
    id: 'server-363',
    file: 'packages/server/src/sms/issueSmsRef.ts',
    find: "if (!hasSpace) return { refused: 'no_space' };",
    replace: 'void hasSpace;',
    tests: ['packages/server/src/optin/routes/generateSmsRef.test.ts'],
    breaks: 'Invented visits use up the last disk space, and opt-ins fail.',
  },
  {
    id: 'server-364',
    file: 'packages/server/src/events/createRefusalWriter.ts',
    find: 'if (quota.check(accountId, false)) return count();',
    replace: '',
    tests: ['packages/server/src/events/createEventQuota.test.ts'],
    breaks: 'Malformed events fill the disk beyond every quota.',
  },
  {
    id: 'server-365',
    file: 'packages/server/src/events/createEventWriter.ts',
    find: 'quota.hold();',
    replace: '',
    tests: ['packages/server/src/events/fullDisk.test.ts'],
    breaks: 'On a full disk of a database elsewhere, every event of every page is tried in vain.',
  },
] satisfies readonly Fault[];
