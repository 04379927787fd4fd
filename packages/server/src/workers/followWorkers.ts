import type { Sql } from '../database/index';
import type { Offer } from '../env/index';
import { type JobLog, type Lifecycle, startSchedule } from '../jobs/index';
import { selectOffer } from './store/upsertReport';

const usualMs = 10_000;
/** Until a worker has reported, we promise no one that a message will leave. */
const nothing: Offer = { sharedSms: [], sharedWith: [], mostDailyParts: 0, sendsMail: false };

type Deps = { sql: Sql; log: Pick<JobLog, 'error'>; everyMs?: number };

/** What the workers of this installation offer, for a web server: read now and every ten seconds. [OWN-13, OWN-20] */
export async function followWorkers(
  { sql, log, everyMs = usualMs }: Deps,
  lifecycle: Lifecycle,
): Promise<() => Offer> {
  let offer = nothing;
  const run = async () => {
    // A worker of another version may say less.
    offer = { ...nothing, ...(await selectOffer(sql)) };
  };
  const { first, stop } = startSchedule({ name: 'read what workers offer', everyMs, run }, log);
  lifecycle.add('reports of workers', stop);
  await first;
  return () => offer;
}
