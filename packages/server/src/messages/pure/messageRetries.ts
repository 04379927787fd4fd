import { doublePauses, type RetryPolicy } from '../../jobs/pure/index';

/** How long a provider may be down, and an owner may take to fix the settings. */
const times = {
  attempts: 16,
  firstMs: 2000,
  mostMs: 900_000,
  mostAskedMs: 3_600_000,
  spread: 0.25,
  heldFirstMs: 60_000,
  heldMostMs: 3_600_000,
  /** Until the longest. */
  heldPauses: 7,
  heldForMs: 259_200_000,
} as const;

/** How often to try a message, and how long to wait in between. [OWN-13] */
export const messageRetries: Record<'retry' | 'held', RetryPolicy> = {
  /** Well over an hour in total. */
  retry: {
    pausesMs: doublePauses(times.firstMs, times.mostMs, times.attempts - 1),
    spread: times.spread,
    mostAskedMs: times.mostAskedMs,
  },
  /** A message that waits for its owner is tried less often, for three days. */
  held: {
    pausesMs: doublePauses(times.heldFirstMs, times.heldMostMs, times.heldPauses),
    spread: times.spread,
    forMs: times.heldForMs,
  },
};
