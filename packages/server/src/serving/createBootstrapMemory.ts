import { cacheTimes, requestLimits } from '../http/pure/index';
import type { BuiltBootstrap } from './pure/buildBootstrap';

type Entry = { built: BuiltBootstrap | undefined; freshUntilMs: number };
type Input = {
  load: (accountId: number) => Promise<BuiltBootstrap | undefined>;
  onFailure: (error: unknown) => void;
  now?: () => number;
  /** How long a page waits for the database. */
  patienceMs?: number;
};

type Found = BuiltBootstrap | undefined;

/** Waits for some work, within a limit; then says that the server is busy. */
async function inTime<Result>(work: Promise<Result>, patienceMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('the database did not answer in time'), { statusCode: 503 });
    timer = setTimeout(() => reject(error), patienceMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** The configurations of the accounts that pages load. */
export type BootstrapMemory = {
  /** The configuration of an account, at once if it is in memory; nothing if the account doesn't exist. */
  find: (accountId: number) => Found | Promise<Found>;
  /** Is this account in memory, fresh or not? */
  knows: (accountId: number) => boolean;
  /** The configuration in memory, fresh or not. */
  peek: (accountId: number) => Found;
  /** Marks this account, or all, as outdated. We still serve it while the database is down. */
  expire: (accountId?: number) => void;
};

/** Makes this one the newest, and drops the oldest if there are too many. */
function remember(
  entries: Map<number, Entry>,
  accountId: number,
  { entry, most }: { entry: Entry; most: number },
) {
  entries.delete(accountId);
  entries.set(accountId, entry);
  const [oldest] = entries.keys();
  if (entries.size > most && oldest !== undefined) entries.delete(oldest);
}

/**
 * Keeps configurations for a few seconds, asks once for many callers, and serves the last known one while the database is
 * down: host pages don't notice. Keeps ids without an account separately, so that asking for many of them
 * doesn't evict real accounts. [OWN-05]
 */
export function createBootstrapMemory(input: Input): BootstrapMemory {
  const { load, onFailure, now = Date.now, patienceMs = requestLimits.handlerTimeoutMs } = input;
  const known = new Map<number, Entry>();
  const absent = new Map<number, Entry>();
  const loading = new Map<number, Promise<Entry>>();
  let changes = 0;

  const cache = (accountId: number, entry: Entry) => {
    (entry.built ? absent : known).delete(accountId);
    if (entry.built) remember(known, accountId, { entry, most: cacheTimes.accountsInMemory });
    else remember(absent, accountId, { entry, most: cacheTimes.absentInMemory });
    return entry;
  };

  const refresh = async (accountId: number): Promise<Entry> => {
    const freshUntilMs = now() + cacheTimes.memoryMs;
    const before = changes;
    try {
      const built = await inTime(load(accountId), patienceMs);
      // A change during the read may have happened after the read.
      return cache(accountId, { built, freshUntilMs: before === changes ? freshUntilMs : 0 });
    } catch (error) {
      const last = known.get(accountId);
      if (!last) throw error;
      onFailure(error);
      return cache(accountId, { ...last, freshUntilMs });
    }
  };

  const find = (accountId: number): Found | Promise<Found> => {
    const entry = known.get(accountId) ?? absent.get(accountId);
    return entry && entry.freshUntilMs > now() ? entry.built : renew(accountId);
  };
  const renew = async (accountId: number): Promise<Found> => {
    const pending = loading.get(accountId) ?? refresh(accountId).finally(() => loading.delete(accountId));
    loading.set(accountId, pending);
    return (await pending).built;
  };
  const expire = (accountId?: number) => {
    changes += 1;
    for (const entries of [known, absent]) {
      const old = accountId === undefined ? entries.values() : [entries.get(accountId)];
      for (const entry of old) if (entry) entry.freshUntilMs = 0;
    }
  };
  return {
    find,
    knows: (accountId) => known.has(accountId),
    peek: (accountId) => known.get(accountId)?.built,
    expire,
  };
}
