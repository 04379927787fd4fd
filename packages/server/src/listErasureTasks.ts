import { ownerLimits } from './api/pure/index';
import { eraseAccounts } from './closing/index';
import type { Sql } from './database/index';
import type { JobLog, Task } from './jobs/index';
import { eraseRest, unlinkErasedVisits } from './subscribers/index';

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** What finishes the deletion of people and accounts: nobody waits for what takes longer the more there is. [OWN-01, OWN-12, C68] */
export const listErasureTasks = (sql: Sql, log: JobLog): Task[] => [
  {
    name: 'erase deleted accounts',
    everyMs: hourMs,
    run: async (isStopping) => {
      const erased = await eraseAccounts(sql, ownerLimits.closedDays, { isStopping });
      if (erased > 0) log.info({ erased }, 'erased deleted accounts');
    },
  },
  {
    name: 'erase the rest of deleted people',
    everyMs: minuteMs,
    run: (isStopping) => eraseRest(sql, { isStopping }),
  },
  {
    name: 'remove erased people from events',
    everyMs: hourMs,
    run: (isStopping) => unlinkErasedVisits(sql, isStopping),
  },
];
