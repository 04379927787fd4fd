import type { BuiltBootstrap } from '../rules/buildBootstrap';
import { cacheTimes } from '../rules/cacheTimes';

type Entry = { built: BuiltBootstrap | undefined; freshUntilMs: number };
type Input = {
  load: (accountId: number) => Promise<BuiltBootstrap | undefined>;
  onFailure: (error: unknown) => void;
  now?: () => number;
};

/** Gives the configuration of an account; nothing when there is no such account. */
export type BootstrapMemory = (accountId: number) => Promise<BuiltBootstrap | undefined>;

/**
 * Keeps configurations for some seconds, asks once for many who wait, and goes on with the last known one
 * while the database is away: host pages do not notice. [OWN-05]
 */
export function createBootstrapMemory({ load, onFailure, now = Date.now }: Input): BootstrapMemory {
  const entries = new Map<number, Entry>();
  const loading = new Map<number, Promise<Entry>>();

  const keep = (accountId: number, entry: Entry) => {
    entries.delete(accountId);
    entries.set(accountId, entry);
    const [oldest] = entries.keys();
    if (entries.size > cacheTimes.accountsInMemory && oldest !== undefined) entries.delete(oldest);
    return entry;
  };

  const refresh = async (accountId: number): Promise<Entry> => {
    const freshUntilMs = now() + cacheTimes.memoryMs;
    try {
      return keep(accountId, { built: await load(accountId), freshUntilMs });
    } catch (error) {
      const last = entries.get(accountId);
      if (!last?.built) throw error;
      onFailure(error);
      return keep(accountId, { built: last.built, freshUntilMs });
    }
  };

  return async (accountId) => {
    const entry = entries.get(accountId);
    if (entry && entry.freshUntilMs > now()) return entry.built;
    const pending = loading.get(accountId) ?? refresh(accountId).finally(() => loading.delete(accountId));
    loading.set(accountId, pending);
    return (await pending).built;
  };
}
