import { setTimeout as sleep } from 'node:timers/promises';

type Timing = {
  /** How long an answer counts. */
  freshMs: number;
  /** How long the database may take to answer. */
  patienceMs: number;
};

const usual: Timing = { freshMs: 1000, patienceMs: 2000 };

/**
 * Whether the database is ready. However many ask, it is asked once a second at most; one that doesn't answer in time, or that
 * fails, isn't ready. [OWN-20]
 */
export function createReadiness(
  ask: () => Promise<boolean>,
  { freshMs, patienceMs }: Timing = usual,
): () => Promise<boolean> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let latest: Promise<boolean> = Promise.resolve(false);
  const askInTime = (): Promise<boolean> => {
    const late = new AbortController();
    const asked = ask()
      .catch(() => false)
      .finally(() => late.abort());
    const tooLate = sleep(patienceMs, false, { signal: late.signal, ref: false }).catch(() => asked);
    return Promise.race([asked, tooLate]);
  };
  return () => {
    const now = performance.now();
    if (now - askedAt >= freshMs) {
      askedAt = now;
      latest = askInTime();
    }
    return latest;
  };
}
