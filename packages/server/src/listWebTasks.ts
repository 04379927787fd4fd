import { fillContacts } from './channels/index';
import type { Sql } from './database/index';
import type { Offer } from './env/index';
import type { JobLog, Task } from './jobs/index';
import type { SecretBox } from './secrets/index';
import { reportEveryMs, upsertReport } from './workers/index';

const minuteMs = 60_000;

type Deps = { sql: Sql; log: JobLog; box: SecretBox; offer: Offer };

/** What workers write down for web servers, which can't find it out themselves. [OWN-02, OWN-20] */
export const listWebTasks = ({ sql, log, box, offer }: Deps): Task[] => [
  {
    name: 'report to web servers',
    everyMs: reportEveryMs,
    run: () => upsertReport(sql, offer),
  },
  {
    name: 'note the numbers of connected providers',
    everyMs: minuteMs,
    run: async (isStopping) => {
      const read = await fillContacts(sql, box, isStopping);
      if (read > 0) log.info({ read }, 'noted the numbers and pages of connected providers');
    },
  },
];
