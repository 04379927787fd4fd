import type { Fault } from '../Fault';

/** Faults in when the number of a subscriber goes, and in which account a tab reads and changes. */
export const privacyFaults = [
  {
    id: 'server-200',
    file: 'packages/server/src/subscribers/store/redactSubscribers.ts',
    find: "isOld('subscribers.last_opt_in_at')",
    replace: "isOld('suppressions.since')",
    tests: ['packages/server/src/subscribers/store/redactSubscribers.test.ts'],
    breaks: 'A subscriber who opted in again yesterday loses their number, because of a STOP from years ago.',
  },
  {
    id: 'server-201',
    file: 'packages/server/src/subscribers/store/findStops.ts',
    find: 'phone === null && phoneMark !== null',
    replace: 'phone !== null && phoneMark !== null',
    tests: ['packages/server/src/subscribers/store/redactSubscribers.test.ts'],
    breaks: 'The list shows someone whose number was deleted after a STOP as if they could be texted.',
  },
  {
    id: 'server-202',
    file: 'packages/server/src/api/serveApi.ts',
    find: "refuseSwitched(route, caller, request.headers['beckon-account']);",
    replace: '',
    tests: ['packages/server/src/api/refuseSwitched.test.ts'],
    breaks: 'A tab changes the account that another tab switched to.',
  },
  {
    id: 'server-203',
    file: 'packages/console/src/draft/saveDraft.ts',
    find: 'error.status !== conflict || isSwitched(error)',
    replace: 'error.status !== conflict',
    tests: ['packages/console/src/data/nameAccount.test.tsx'],
    breaks: 'An editor whose account was switched says that there is no connection, and tries forever.',
  },
  {
    id: 'server-204',
    file: 'packages/server/src/api/serveApi.ts',
    find: 'refuseSwitched(route, caller, (request.query as { account?: string | string[] }).account);',
    replace: '',
    tests: ['packages/server/src/api/refuseSwitched.test.ts'],
    breaks: 'A tab downloads everything of the account that another tab switched to.',
  },
  {
    id: 'server-205',
    file: 'packages/server/src/startUpkeep.ts',
    find: "if (!(await hasSettled(sql, '0039_stopped_numbers.sql'))) return;",
    replace: '',
    tests: ['packages/server/src/startUpkeep.test.ts'],
    breaks:
      'During an update, an opt-in at an old server creates a second subscriber for a number that a new server deleted.',
  },
  {
    id: 'console-204',
    file: 'packages/console/src/data/createClient.ts',
    find: 'if (hasSwitched) forgetOthers(client);',
    replace: '',
    tests: ['packages/console/src/data/nameAccount.test.tsx'],
    breaks:
      'A tab that asks for its session again shows widgets of the old account as if they were of the new one.',
  },
] satisfies readonly Fault[];
