import type { TabBackup } from './createBackup';
import type { DraftStore } from './DraftStore';

/** The part of the browser's locks that we use: a lock is free once the tab that held it is gone, for whatever reason. */
export type Locks = {
  request: (name: string, how: { signal: AbortSignal }, act: () => Promise<void>) => Promise<unknown>;
};

type Collected = {
  left: readonly TabBackup[];
  store: Pick<DraftStore, 'adopt' | 'subscribe'>;
  /** Browsers have none on pages without https: there we can't know whether another tab is still open. */
  locks: Locks | undefined;
  onFound: () => void;
};

/**
 * Moves what other tabs left unsaved into this one, each as soon as that tab is gone and nothing here is unsaved. Until then
 * it stays in storage. The returned function stops this. [OWN-09]
 */
export function collectBackups({ left, store, locks, onFound }: Collected): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const adopt = ({ read, drop }: TabBackup): Promise<void> =>
    new Promise((done) => {
      const attempt = (): void => {
        const backup = signal.aborted ? undefined : read();
        if (backup && !store.adopt(backup)) return;
        leave();
        done();
        if (!backup) return;
        drop();
        onFound();
      };
      // After all other listeners: the change may not be complete yet.
      const leave = store.subscribe(() => queueMicrotask(attempt));
      signal.addEventListener('abort', attempt, { once: true });
      attempt();
    });
  for (const one of left) {
    if (!locks) void adopt(one);
    else locks.request(one.key, { signal }, () => adopt(one)).catch(() => {});
  }
  return () => ending.abort();
}
