/** How often to repeat a failed job, and how long to wait in between. [OWN-13, OWN-15] */
export type RetryPolicy = {
  /** The pause after each failed attempt. After the last one we give up, unless `forMs` says how long to go on with it. */
  pausesMs: readonly number[];
  /** Jitter as a share of the pause, so that jobs that failed together don't come back together. */
  spread: number;
  /** How long after it was due a job is still worth an attempt. */
  forMs?: number;
  /** The longest pause that the other side may ask for. */
  mostAskedMs?: number;
};

/** A failed attempt. */
export type Failure = {
  policy: RetryPolicy;
  /** 1 for the first attempt. */
  attempt: number;
  /** How long the other side asks us to wait. */
  askedMs?: number | undefined;
  /** How long ago the job was due. */
  ageMs?: number;
  /** How long the job is still of use; nothing: forever. */
  leftMs?: number | undefined;
};

/**
 * When to try a job again; nothing if we give up. We grant what the other side asks for, up to the policy's limit, and never wait
 * less than our own pause. `chance`: from 0 to 1, random. [OWN-13, OWN-15]
 */
export function chooseRetry(failure: Failure, chance: number): number | undefined {
  const { policy, attempt, askedMs = 0, ageMs = 0, leftMs } = failure;
  const { pausesMs, spread, forMs, mostAskedMs = 0 } = policy;
  const pauseMs = pausesMs[attempt - 1] ?? (forMs === undefined ? undefined : pausesMs.at(-1));
  if (pauseMs === undefined || (forMs !== undefined && ageMs >= forMs)) return undefined;
  const own = pauseMs * (1 - spread + 2 * spread * chance);
  const asked = Math.min(askedMs, mostAskedMs) * (1 + spread * chance);
  const againMs = Math.round(Math.max(own, asked));
  return leftMs !== undefined && againMs >= leftMs ? undefined : againMs;
}

/** This many pauses, each twice as long as the one before, up to the longest. */
export function doublePauses(firstMs: number, mostMs: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => Math.min(firstMs * 2 ** at, mostMs));
}
