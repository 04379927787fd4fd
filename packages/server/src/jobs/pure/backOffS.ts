/** Pauses after each failed try, in seconds: within two days a receiver that was down is back. */
const pausesS = [10, 60, 300, 1800, 7200, 21_600, 43_200, 86_400] as const;

/** How long to wait after this many failed tries, with jitter so that retries spread out; nothing: no more tries. [OWN-15] */
export function backOffS(failedTries: number, chance: number): number | undefined {
  const pause = pausesS[failedTries - 1];
  return pause === undefined ? undefined : Math.round(pause * (0.8 + 0.4 * chance));
}
