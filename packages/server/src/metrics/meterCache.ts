import type { CacheResult } from './createCounters';

/** The same cache of configurations, with every lookup counted: one that waits for the database is a miss. [OWN-05] */
export function meterCache<Cache extends { find: (accountId: number) => unknown }>(
  cache: Cache,
  count: (result: CacheResult) => void,
): Cache {
  return {
    ...cache,
    find: (accountId: number) => {
      const found = cache.find(accountId);
      count(found instanceof Promise ? 'miss' : 'hit');
      return found;
    },
  };
}
