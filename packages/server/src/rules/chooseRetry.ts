/** How often a message is tried, and how long between. [OWN-13] */
export const retryTimes = { attempts: 10, firstMs: 2000, mostMs: 3_600_000 } as const;

/**
 * After how long a message is tried again; nothing when it has been tried often enough. What the provider asks for is granted
 * within the longest pause, and never shortens ours. [OWN-13]
 */
export function chooseRetry(attempt: number, askedMs: number | undefined): number | undefined {
  if (attempt >= retryTimes.attempts) return undefined;
  const own = retryTimes.firstMs * 2 ** (attempt - 1);
  return Math.min(Math.max(own, askedMs ?? 0), retryTimes.mostMs);
}
