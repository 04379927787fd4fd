import type { Sql } from '../database/Sql';
import { channelKeeping, keepChannels } from '../store/keepChannels';

type Log = Record<'info' | 'error', (values: object, text: string) => void>;

const everyMs = 6 * 3_600_000;

/** Removes old traces of messages now and every six hours; one round that fails is told, and the next may do. Gives its end. [OWN-13] */
export function startChannelUpkeep(sql: Sql, log: Log): () => Promise<void> {
  const run = async (): Promise<void> => {
    try {
      const removed = await keepChannels(sql, channelKeeping);
      if (removed > 0) log.info({ removed }, 'old traces of messages removed');
    } catch (error) {
      log.error({ err: error }, 'old traces of messages could not be removed');
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
