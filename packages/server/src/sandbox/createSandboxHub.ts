import type { Sql } from '../database/index';
import { sandboxWake } from './store/insertSandboxMessage';

/** Tells open pages that an account has a new message. */
export type SandboxHub = {
  /** Calls `wake` for every new message of the account, and after an outage; the result stops it. */
  watch: (accountId: number, wake: () => void) => Promise<() => void>;
  readonly watchers: number;
  close: () => Promise<void>;
};

/** One listener per process, opened when the first page opens. [OWN-13] */
export function createSandboxHub(sql: Sql): SandboxHub {
  const watchers = new Set<{ accountId: number; wake: () => void }>();
  let listening: ReturnType<Sql['listen']> | undefined;

  const hear = (accountId: string): void => {
    for (const one of watchers) if (String(one.accountId) === accountId) one.wake();
  };
  // Notifications during an outage reached no one.
  const wakeAll = (): void => {
    for (const { wake } of watchers) wake();
  };
  async function listen(): Promise<void> {
    listening ??= sql.listen(sandboxWake, hear, wakeAll);
    try {
      await listening;
    } catch (error) {
      listening = undefined;
      throw error;
    }
  }

  return {
    async watch(accountId, wake) {
      await listen();
      const watcher = { accountId, wake };
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    get watchers() {
      return watchers.size;
    },
    async close() {
      const open = await listening?.catch(() => undefined);
      await open?.unlisten().catch(() => undefined);
    },
  };
}
