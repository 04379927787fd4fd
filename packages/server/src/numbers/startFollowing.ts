import type { Sql } from '../database/index';
import { type JobLog, startSchedule } from '../jobs/index';
import { isKeyMissing, type Numbers } from './createNumbers';
import { selectSealState } from './store/loadNumbers';

/** How soon every server knows that numbers are being sealed. */
const usualMs = 2000;

type Deps = {
  sql: Sql;
  numbers: Numbers;
  /** Numbers are being sealed, and this server can't: it must stop, because it would lose what it's told. */
  onKeyMissing: () => void;
  log: Pick<JobLog, 'error'>;
  everyMs?: number;
};

/** Learns when the operator has numbers sealed, and when all are. Returns how to stop. [OWN-20, C48] */
export function startFollowing({
  sql,
  numbers,
  onKeyMissing,
  log,
  everyMs = usualMs,
}: Deps): () => Promise<void> {
  if (numbers.state === 'sealed') return () => Promise.resolve();
  const run = async () => {
    numbers.state = await selectSealState(sql);
    if (isKeyMissing(numbers)) onKeyMissing();
    if (numbers.state === 'sealed' || isKeyMissing(numbers)) void schedule.stop();
  };
  const schedule = startSchedule({ name: 'read how numbers are stored', everyMs, run }, log);
  return schedule.stop;
}
