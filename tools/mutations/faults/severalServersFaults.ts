import type { Fault } from '../Fault';

/** Faults in what several servers share, and in the days on which something counts. */
export const severalServersFaults = [
  {
    id: 'server-110',
    file: 'packages/server/src/database/openPool.ts',
    find: 'prepare: !isPooled,',
    replace: 'prepare: true,',
    tests: ['packages/server/src/database/connectPooler.test.ts'],
    breaks: 'Statements fail through a pooler, because they were prepared on another connection.',
  },
  {
    id: 'server-111',
    file: 'packages/server/src/database/connectPooler.ts',
    find: 'if (own.statementMs === 0 || own.statementMs > mostStatementMs) throw new StartError(noLimit);',
    replace: '',
    tests: ['packages/server/src/database/connectPooler.test.ts'],
    breaks: 'A slow statement holds up everyone behind a pooler.',
  },
  {
    id: 'server-112',
    file: 'packages/server/src/assets/createAssetMemory.ts',
    find: 'rested = looking.catch(() => undefined).then(() => wait(learnMs));',
    replace: 'rested = looking.catch(() => undefined);',
    tests: ['packages/server/src/assets/assets.test.ts'],
    breaks: 'Anyone can make the database work by asking for files that don’t exist.',
  },
  {
    id: 'server-113',
    file: 'packages/server/src/events/store/saveEvents.ts',
    find: "select event.*, case when accounts.time_zone <> 'UTC'",
    replace: 'select event.*, case when false',
    tests: ['packages/server/src/events/timeZones.test.ts'],
    breaks: 'Events count on another day than the owner’s.',
  },
  {
    id: 'console-51',
    file: 'packages/console/src/figures/todayIn.ts',
    find: 'return new Intl.DateTimeFormat(isoLocale, { timeZone }).format(now);',
    replace: "return new Intl.DateTimeFormat(isoLocale, { timeZone: 'UTC' }).format(now);",
    tests: ['packages/console/src/figures/figures.test.ts'],
    breaks: 'Today’s results are missing in the evening.',
  },
  {
    id: 'server-190',
    file: 'packages/server/src/jobs/createFollowUps.ts',
    find: 'while (underWay.size > 0) await Promise.all(underWay);',
    replace: '',
    tests: ['packages/server/src/jobs/createFollowUps.test.ts'],
    breaks: 'A server that stops forgets the email of an answer that it has just sent.',
  },
  {
    id: 'server-191',
    file: 'packages/server/src/channels/pure/explainStored.ts',
    find: "'provider_rejected',",
    replace: '',
    tests: ['packages/server/src/channels/pure/explainStored.test.ts'],
    breaks: 'A provider’s refusal of credentials, stored earlier, has no translation.',
  },
] satisfies readonly Fault[];
