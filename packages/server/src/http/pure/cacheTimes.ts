/**
 * How long answers may be cached. A changed widget must be live within a minute, so the server's memory, the
 * browser's fresh time and its stale time add up to 60 s. [OWN-05]
 */
export const cacheTimes = {
  memoryMs: 5000,
  scriptMaxAgeS: 25,
  scriptStaleS: 30,
  runtimeMaxAgeS: 300,
  assetMaxAgeS: 31_536_000,
  accountsInMemory: 1000,
  absentInMemory: 1000,
} as const;

/**
 * The Cache-Control of everything that contains an account's widgets. An answer that repeats the Host of its request
 * is private to that visitor: a shared cache could serve it to others. [OWN-05]
 */
export function accountCacheControl(isForAll: boolean): string {
  const { scriptMaxAgeS, scriptStaleS } = cacheTimes;
  return `${isForAll ? 'public' : 'private'}, max-age=${scriptMaxAgeS}, stale-while-revalidate=${scriptStaleS}`;
}
