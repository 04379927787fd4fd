import { type Sql, startListening } from '../database/index';
import { sandboxWake } from './store/insertSandboxMessage';

/** Tells open pages that an account has a new message. */
export type SandboxHub = {
  /** Calls `wake` for every new message of the account, and after an outage; the result stops it. */
  watch: (accountId: number, wake: () => void) => () => void;
  readonly watchers: number;
  close: () => Promise<void>;
};

/** One listener per process, opened when the first page opens. [OWN-13] */
export function createSandboxHub(sql: Sql): SandboxHub {
  const watchers = new Set<{ accountId: number; wake: () => void }>();
  let stop: (() => Promise<void>) | undefined;

  const wakeWatchers = (accountId: string): void => {
    for (const one of watchers) if (String(one.accountId) === accountId) one.wake();
  };
  // Notifications during an outage, or before we listened, reached no one.
  const wakeAll = (): void => {
    for (const { wake } of watchers) wake();
  };

  return {
    watch(accountId, wake) {
      stop ??= startListening(sql, { channel: sandboxWake, onNotification: wakeWatchers, onOpen: wakeAll });
      const watcher = { accountId, wake };
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    get watchers() {
      return watchers.size;
    },
    close: async () => await stop?.(),
  };
}
