/** What background work logs to. */
export type JobLog = Record<'info' | 'warn' | 'error', (values: object, text: string) => void>;

/** Background work that runs until it's stopped; `wake` says that there is something to do. */
export type Worker = { wake: () => void; stop: () => Promise<void> };

/** Where jobs come from. */
export type Source = {
  /** In the log: "could not read jobs: outbox". */
  name: string;
  /** How often to look without being woken: for jobs that are due later, and after an outage. */
  pollMs: number;
  /** Calls back when there is something new, and when it starts to listen. Returns how to stop. */
  listen?: ((wake: () => void) => () => Promise<void>) | undefined;
  /** Starts what is due. True: look again at once, there may be more. */
  poll: () => Promise<boolean>;
  log: Pick<JobLog, 'info' | 'error'>;
};

/**
 * Looks for jobs when woken and at intervals; one look at a time. An outage is logged once, and its end, too. [OWN-13, OWN-14,
 * OWN-15]
 */
export function startPolling({ name, pollMs, listen, poll, log }: Source): Worker {
  let [isStopping, isPolling, isWoken, isDown] = [false, false, false, false];
  let polling = Promise.resolve();

  const pollOnce = async (): Promise<void> => {
    isWoken = false;
    if (await poll()) isWoken = true;
    if (isDown) log.info({ queue: name }, `reading jobs again: ${name}`);
    isDown = false;
  };
  const run = async (): Promise<void> => {
    isPolling = true;
    try {
      do await pollOnce();
      while (isWoken && !isStopping);
    } catch (error) {
      if (!isDown) log.error({ err: error, queue: name }, `could not read jobs: ${name}`);
      isDown = true;
    }
    isPolling = false;
  };
  /** Waking it during a look makes it look again. */
  const wake = (): void => {
    isWoken = true;
    if (!isPolling && !isStopping) polling = run();
  };

  const unlisten = listen?.(wake);
  const timer = setInterval(wake, pollMs);
  timer.unref();
  return {
    wake,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await unlisten?.();
      await polling;
    },
  };
}
