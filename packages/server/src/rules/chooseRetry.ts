/** How often a message is tried, and how long between. [OWN-13] */
export const retryTimes = {
  /** Well over an hour in all: so long a provider may be away. */
  attempts: 16,
  firstMs: 2000,
  mostMs: 900_000,
  /** So long a provider may ask for. */
  mostAskedMs: 3_600_000,
  /** Waits differ by so much of their length, so that what failed together does not come back together. */
  spread: 0.25,
  /** What waits for its owner to mend the settings is tried less often, and for three days. */
  heldFirstMs: 60_000,
  heldMostMs: 3_600_000,
  heldForMs: 259_200_000,
} as const;

/** An attempt that has to be made again. */
export type Failed = {
  /** 1 at the first attempt. */
  attempt: number;
  /** How long the provider asks to be left alone. */
  askedMs?: number | undefined;
  /** It waits for its owner, not for the provider. */
  isHeld: boolean;
  /** How long ago the message was due. */
  ageMs: number;
  /** From 0 to 1, by chance. */
  chance: number;
};

/**
 * After how long a message is tried again; nothing when it has been tried long enough. What the provider asks for is granted within
 * the longest pause, and never shortens ours. [OWN-13]
 */
export function chooseRetry({ attempt, askedMs, isHeld, ageMs, chance }: Failed): number | undefined {
  const { attempts, firstMs, mostMs, mostAskedMs, spread, heldFirstMs, heldMostMs, heldForMs } = retryTimes;
  if (isHeld ? ageMs >= heldForMs : attempt >= attempts) return undefined;
  const [first, most] = isHeld ? [heldFirstMs, heldMostMs] : [firstMs, mostMs];
  const own = Math.min(first * 2 ** (attempt - 1), most) * (1 - spread + 2 * spread * chance);
  const asked = Math.min(askedMs ?? 0, mostAskedMs) * (1 + spread * chance);
  return Math.round(Math.max(own, asked));
}
