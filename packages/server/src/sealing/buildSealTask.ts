import type { Sql } from '../database/index';
import type { JobLog, Task } from '../jobs/index';
import { sealRest } from './store/sealRest';

const everyMs = 60_000;

/** Goes on with what `beckon seal-numbers` began. [OWN-20, C48] */
export const buildSealTask = (sql: Sql, log: JobLog): Task => ({
  name: 'encrypt phone numbers from before',
  everyMs,
  run: async (isStopping) => {
    if (await sealRest(sql, { isStopping })) log.info({}, 'encrypted all phone numbers from before');
  },
});
