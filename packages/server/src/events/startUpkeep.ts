import type { Sql } from '../database/Sql';
import { keepEvents } from '../store/keepEvents';

/** Months are made a quarter ahead; events are kept for 13 months, so that a month can be held against that of last year. */
export const eventKeeping = { monthsAhead: 3, keepMonths: 13, failedDays: 7 } as const;

const everyMs = 6 * 3_600_000;

type Log = { info: (values: object, text: string) => void; error: (values: object, text: string) => void };

/** Looks after the tables of events now and every six hours; one that fails is told, and the next may do. Gives its end. [OWN-11] */
export async function startUpkeep(sql: Sql, log: Log): Promise<() => Promise<void>> {
  const run = async (): Promise<void> => {
    try {
      const { made, dropped } = await keepEvents(sql, new Date(), eventKeeping);
      if (made.length + dropped.length > 0) log.info({ made, dropped }, 'months of events');
    } catch (error) {
      log.error({ err: error }, 'the tables of events could not be looked after');
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
