/** How often to try a message, and how long to wait in between. [OWN-13] */
export const retryTimes = {
  /** Well over an hour in total: how long a provider may be down. */
  attempts: 16,
  firstMs: 2000,
  mostMs: 900_000,
  /** The longest pause a provider may ask for. */
  mostAskedMs: 3_600_000,
  /** Jitter as a share of the wait, so that messages that failed together don't come back together. */
  spread: 0.25,
  /** A message that waits for its owner to fix the settings is tried less often, for three days. */
  heldFirstMs: 60_000,
  heldMostMs: 3_600_000,
  heldForMs: 259_200_000,
} as const;

/** An attempt to repeat. */
export type Failed = {
  /** 1 for the first attempt. */
  attempt: number;
  /** How long the provider asks us to wait. */
  askedMs?: number | undefined;
  /** It waits for its owner, not for the provider. */
  isHeld: boolean;
  /** How long ago the message was due. */
  ageMs: number;
  /** From 0 to 1, random. */
  chance: number;
};

/**
 * When to try a message again; nothing after enough tries. We grant what the provider asks for, up to the longest
 * pause, and never wait less than our own pause. [OWN-13]
 */
export function chooseRetry({ attempt, askedMs, isHeld, ageMs, chance }: Failed): number | undefined {
  const { attempts, firstMs, mostMs, mostAskedMs, spread, heldFirstMs, heldMostMs, heldForMs } = retryTimes;
  if (isHeld ? ageMs >= heldForMs : attempt >= attempts) return undefined;
  const [first, most] = isHeld ? [heldFirstMs, heldMostMs] : [firstMs, mostMs];
  const own = Math.min(first * 2 ** (attempt - 1), most) * (1 - spread + 2 * spread * chance);
  const asked = Math.min(askedMs ?? 0, mostAskedMs) * (1 + spread * chance);
  return Math.round(Math.max(own, asked));
}
