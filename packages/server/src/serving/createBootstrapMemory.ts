import { LRUCache } from 'lru-cache';
import { cacheTimes, requestLimits } from '../http/pure/index';
import type { CompiledAccount } from './compileAccount';

type Found = CompiledAccount | undefined;
type Input = {
  /** Loads an account; gets what is in memory, if it is. */
  load: (accountId: number, old: Found) => Promise<Found>;
  onFailure: (error: unknown) => void;
  now?: () => number;
  /** How long a page waits for an account that is not in memory. */
  patienceMs?: number;
  /** How much memory all accounts together may take. */
  memoryBytes?: number;
};

/** The configurations of the accounts that pages load. */
export type BootstrapMemory = {
  /** The configuration of an account, at once if it is in memory; nothing if the account doesn't exist. */
  find: (accountId: number) => Found | Promise<Found>;
  /** Is this account in memory, fresh or not? */
  knows: (accountId: number) => boolean;
  /** The configuration in memory, fresh or not. */
  peek: (accountId: number) => Found;
  /** Reloads this account, or all, because they changed. */
  expire: (accountId?: number) => void;
};

/**
 * Keeps configurations in memory and serves them from there, however old: a reload happens behind the request, after a few seconds and
 * after every change. So a database that is slow or down never delays a page whose account is in memory. Many callers cause one load.
 * Keeps ids without an account separately, so that asking for many of them doesn't evict real accounts. [OWN-05]
 */
export function createBootstrapMemory(input: Input): BootstrapMemory {
  const { now = () => performance.now(), patienceMs = requestLimits.handlerTimeoutMs } = input;
  const times = { ttl: cacheTimes.memoryMs, ttlResolution: 0, perf: { now } };
  const absent = new LRUCache<number, true>({ ...times, max: cacheTimes.absentInMemory });
  const loading = new Set<number>();
  const changed = new Set<number>();
  /** Accounts that changed and are being reloaded: pages wait for them, but not for long. */
  const outdated = new Set<number>();

  const loadNewest = async (accountId: number, old: Found): Promise<Found> => {
    loading.add(accountId);
    try {
      for (let newest = old; ; ) {
        changed.delete(accountId);
        const work = input.load(accountId, newest);
        newest = await (old ? work : inTime(work, patienceMs, tooLate));
        // A change during the read may have happened after the read.
        if (changed.has(accountId)) continue;
        if (!newest) absent.set(accountId, true);
        return newest;
      }
    } catch (error) {
      if (!old) throw error;
      input.onFailure(error);
      return old;
    } finally {
      loading.delete(accountId);
      changed.delete(accountId);
    }
  };
  const known = new LRUCache<number, CompiledAccount>({
    ...times,
    allowStale: true,
    noDeleteOnStaleGet: true,
    maxSize: input.memoryBytes ?? cacheTimes.memoryBytes,
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: loadNewest,
  });

  const reload = async (accountId: number): Promise<Found> => {
    const found = await known.fetch(accountId, { forceRefresh: true, allowStale: false });
    if (!found) known.delete(accountId);
    return found;
  };
  // What is in memory stays there after a failure, which was reported.
  const refresh = (accountId: number): Promise<unknown> => reload(accountId).catch(() => undefined);
  const refreshAll = async (): Promise<void> => {
    for (const accountId of [...known.keys()]) await refresh(accountId);
  };

  return {
    find: (accountId) => {
      const kept = known.get(accountId);
      if (!kept) return absent.has(accountId) ? undefined : reload(accountId);
      if (outdated.has(accountId))
        return inTime(reload(accountId), cacheTimes.changeWaitMs, () => {
          outdated.delete(accountId);
          return kept;
        });
      if (known.getRemainingTTL(accountId) <= 0 && !loading.has(accountId)) void refresh(accountId);
      return kept;
    },
    knows: (accountId) => known.peek(accountId) !== undefined,
    peek: (accountId) => known.peek(accountId),
    expire: (accountId) => {
      if (accountId === undefined) {
        for (const one of loading) changed.add(one);
        absent.clear();
        void refreshAll();
        return;
      }
      if (loading.has(accountId)) changed.add(accountId);
      absent.delete(accountId);
      if (!known.peek(accountId)) return;
      outdated.add(accountId);
      void refresh(accountId).finally(() => outdated.delete(accountId));
    },
  };
}

function tooLate(): never {
  throw Object.assign(new Error('the database did not answer in time'), { statusCode: 503 });
}

/** Waits for some work, within a limit; the work goes on after that. */
async function inTime<Result>(
  work: Promise<Result>,
  patienceMs: number,
  otherwise: () => Result,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  try {
    const isLate = await Promise.race([work.then(() => false), end.then(() => true)]);
    return isLate ? otherwise() : await work;
  } finally {
    clearTimeout(timer);
    // Nobody else may wait for it.
    work.catch(() => undefined);
  }
}
