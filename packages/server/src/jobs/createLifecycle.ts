/** What is running, in the order in which it started. [OWN-20] */
export type Lifecycle = {
  /** Notes what has just started, and how to stop it. */
  add: (name: string, stop: () => unknown) => void;
  /** Stops everything once, the newest first. A part that fails to stop doesn't keep the others running. */
  stop: () => Promise<void>;
};

/** Creates an empty lifecycle. `onFailure` hears of parts that didn't stop. [OWN-20] */
export function createLifecycle(onFailure: (error: unknown, name: string) => void): Lifecycle {
  const running: { name: string; stop: () => unknown }[] = [];
  let stopping: Promise<void> | undefined;
  const stopAll = async (): Promise<void> => {
    for (let part = running.pop(); part; part = running.pop()) {
      try {
        await part.stop();
      } catch (error) {
        onFailure(error, part.name);
      }
    }
  };
  return {
    add: (name, stop) => void running.push({ name, stop }),
    stop() {
      stopping ??= stopAll();
      return stopping;
    },
  };
}
