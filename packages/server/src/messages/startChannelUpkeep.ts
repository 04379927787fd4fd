import type { Sql } from '../database/index';
import { channelKeeping, keepChannels } from './store/keepChannels';

type Log = Record<'info' | 'error', (values: object, text: string) => void>;

const everyMs = 6 * 3_600_000;

/** Deletes old message data now and every six hours; logs a failed round and tries again. Returns how to stop. [OWN-13] */
export function startChannelUpkeep(sql: Sql, log: Log): () => Promise<void> {
  const run = async (): Promise<void> => {
    try {
      const removed = await keepChannels(sql, channelKeeping);
      if (removed > 0) log.info({ removed }, 'deleted old message data');
    } catch (error) {
      log.error({ err: error }, 'could not delete old message data');
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
