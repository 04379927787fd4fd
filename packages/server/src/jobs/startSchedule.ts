import type { JobLog } from './startPolling';

/** Work that repeats. */
export type Task = {
  /** In the log: "could not delete old message data". */
  name: string;
  everyMs: number;
  /** One round. A long one asks between steps whether to end early. */
  run: (isStopping: () => boolean) => Promise<unknown>;
};

/** A running task. */
export type Schedule = {
  /** Ends with the first round, whether or not it failed. */
  first: Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Runs a task now and at intervals, one round at a time. Logs a failed round with the time of the last good one, and tries again with
 * the next. [OWN-01, OWN-11, OWN-13]
 */
export function startSchedule({ name, everyMs, run }: Task, log: Pick<JobLog, 'error'>): Schedule {
  let [isStopping, isRunning] = [false, false];
  let lastGoodAt: string | undefined;

  const round = async (): Promise<void> => {
    isRunning = true;
    try {
      await run(() => isStopping);
      lastGoodAt = new Date().toISOString();
    } catch (error) {
      log.error({ err: error, lastGoodAt }, `could not ${name}`);
    }
    isRunning = false;
  };
  const first = round();
  let running = first;
  const timer = setInterval(() => {
    if (!isRunning) running = round();
  }, everyMs);
  timer.unref();
  return {
    first,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
