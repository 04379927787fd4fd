import type { Sql } from '../database/index';
import { keepEvents } from './store/keepEvents';

/** Creates months a quarter ahead; keeps events for 13 months, so that a month can be compared with last year's. */
export const eventKeeping = { monthsAhead: 3, keepMonths: 13, failedDays: 7 } as const;

const everyMs = 6 * 3_600_000;

type Log = { info: (values: object, text: string) => void; error: (values: object, text: string) => void };

/** Maintains the event tables now and every six hours; logs a failure and tries again next time. Returns how to stop. [OWN-11] */
export async function startUpkeep(sql: Sql, log: Log): Promise<() => Promise<void>> {
  const run = async (): Promise<void> => {
    try {
      const { made, dropped } = await keepEvents(sql, new Date(), eventKeeping);
      if (made.length + dropped.length > 0) log.info({ made, dropped }, 'updated the event partitions');
    } catch (error) {
      log.error({ err: error }, 'could not maintain the event tables');
    }
  };
  await run();
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = run();
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
