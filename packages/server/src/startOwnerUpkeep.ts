import { clearExpired } from './accounts/index';
import { ownerLimits } from './api/pure/index';
import type { Sql } from './database/index';
import { unlinkErasedVisits } from './subscribers/index';
import { purgeWidgets } from './widgets/index';

const everyMs = 3_600_000;

type Log = { error: (values: object, text: string) => void };

/** Every hour: deletes what has expired, and widgets that were deleted a month ago. Returns how to stop. [OWN-01, OWN-06] */
export function startOwnerUpkeep(sql: Sql, log: Log): () => Promise<void> {
  let isEnding = false;
  const run = async (): Promise<void> => {
    try {
      await clearExpired(sql);
      await purgeWidgets(sql, ownerLimits.restoreDays);
      await unlinkErasedVisits(sql, () => isEnding);
    } catch (error) {
      log.error({ err: error }, 'could not delete expired sessions, tokens and widgets');
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, everyMs);
  timer.unref();
  return async () => {
    isEnding = true;
    clearInterval(timer);
    await running;
  };
}
