/** What is running, in the order in which it started. [OWN-20] */
export type Lifecycle = {
  /** Notes what has just started, and how to stop it. What is essential gets all the time it needs. */
  add: (name: string, stop: () => unknown, options?: { isEssential?: boolean }) => void;
  /** Stops everything once, the newest first. A part that fails to stop, or takes too long, doesn't keep the others running. */
  stop: () => Promise<void>;
};

/** The files in `deploy` let a server stop for twice as long before they kill it. */
const usualPatienceMs = 20_000;

/** Creates an empty lifecycle. `onFailure` receives parts that didn't stop, or not in the time that all of them have together. [OWN-20] */
export function createLifecycle(
  onFailure: (error: unknown, name: string) => void,
  patienceMs: number = usualPatienceMs,
): Lifecycle {
  const running: { name: string; stop: () => unknown; isEssential: boolean }[] = [];
  let stopping: Promise<void> | undefined;
  const stopAll = async (): Promise<void> => {
    const endsAt = performance.now() + patienceMs;
    for (let part = running.pop(); part; part = running.pop()) {
      try {
        const stopped = Promise.resolve(part.stop());
        await (part.isEssential ? stopped : waitUntilAt(endsAt, stopped));
      } catch (error) {
        onFailure(error, part.name);
      }
    }
  };
  return {
    add: (name, stop, { isEssential = false } = {}) => void running.push({ name, stop, isEssential }),
    stop() {
      stopping ??= stopAll();
      return stopping;
    },
  };
}

/** Waits for it until then, and fails after that. */
async function waitUntilAt(endsAt: number, stopped: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, fail) => {
    const leftMs = Math.max(0, endsAt - performance.now());
    timer = setTimeout(() => fail(new Error('It didn’t stop in time.')), leftMs);
  });
  await Promise.race([stopped, tooLate]).finally(() => clearTimeout(timer));
}
