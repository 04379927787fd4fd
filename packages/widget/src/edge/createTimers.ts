/** The most a browser timer can count; longer delays would fire at once. */
const longestWaitMs = 2_147_483_647;

/** Timers by key: a second wait under the same key replaces the first. */
export type Timers = {
  wait: (key: string, ms: number, act: () => void) => void;
  cancel: (key: string) => void;
  /** Cancels every timer of an instance. [LOAD-21] */
  cancelAll: (id: string) => void;
};

/** Keeps the timers that the core asked for. */
export function createTimers(): Timers {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const cancel = (key: string): void => {
    clearTimeout(timers.get(key));
    timers.delete(key);
  };
  return {
    cancel,
    wait(key, ms, act) {
      cancel(key);
      const fire = (): void => {
        timers.delete(key);
        act();
      };
      timers.set(key, setTimeout(fire, Math.min(longestWaitMs, ms)));
    },
    cancelAll(id) {
      for (const key of timers.keys()) if (key.endsWith(` ${id}`)) cancel(key);
    },
  };
}
