/**
 * How long answers may be cached. A changed widget must be live within a minute, so the server's memory, the
 * browser's fresh time and its stale time add up to 60 s. While the database is down, the memory has no limit. [OWN-05]
 */
export const cacheTimes = {
  /** How often an account that pages ask for is compared with the database, besides after every change. */
  memoryMs: 5000,
  /** How long a page waits for an account that has just changed; then it gets the one before. */
  changeWaitMs: 400,
  scriptMaxAgeS: 25,
  scriptStaleS: 30,
  runtimeMaxAgeS: 300,
  assetMaxAgeS: 31_536_000,
  /** All accounts in memory together. */
  memoryBytes: 268_435_456,
  absentInMemory: 1000,
} as const;

/**
 * The Cache-Control of everything that contains an account's widgets. An answer that repeats the Host of its request
 * is private to that visitor: a shared cache could serve it to others. Browsers keep one whose address names its content. [OWN-05]
 */
export function accountCacheControl(isForAll: boolean, isForGood = false): string {
  const { scriptMaxAgeS, scriptStaleS, assetMaxAgeS } = cacheTimes;
  const times = isForGood
    ? `max-age=${assetMaxAgeS}, immutable`
    : `max-age=${scriptMaxAgeS}, stale-while-revalidate=${scriptStaleS}`;
  return `${isForAll ? 'public' : 'private'}, ${times}`;
}
