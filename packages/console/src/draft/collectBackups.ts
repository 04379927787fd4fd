import type { Desk } from './Desk';
import type { LeftBackup } from './keepBackup';

/** The part of the browser's locks that we use: a lock is free once the tab that held it is gone, for whatever reason. */
export type Locks = {
  request: (name: string, how: { signal: AbortSignal }, act: () => Promise<void>) => Promise<unknown>;
};

type Collected = {
  left: readonly LeftBackup[];
  desk: Pick<Desk, 'adopt' | 'subscribe'>;
  /** Browsers have none on pages without https: there we can't know whether another tab is still open. */
  locks: Locks | undefined;
  onFound: () => void;
};

/**
 * Moves what other tabs left unsaved into this one, each as soon as that tab is gone and nothing here is unsaved. Until then
 * it stays in storage. The returned function stops this. [OWN-09]
 */
export function collectBackups({ left, desk, locks, onFound }: Collected): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const take = ({ read, drop }: LeftBackup): Promise<void> =>
    new Promise((done) => {
      const attempt = (): void => {
        const backup = signal.aborted ? undefined : read();
        if (backup && !desk.adopt(backup)) return;
        leave();
        done();
        if (!backup) return;
        drop();
        onFound();
      };
      // After all other listeners: the change may not be complete yet.
      const leave = desk.subscribe(() => queueMicrotask(attempt));
      signal.addEventListener('abort', attempt, { once: true });
      attempt();
    });
  for (const one of left) {
    if (!locks) void take(one);
    else locks.request(one.key, { signal }, () => take(one)).catch(() => {});
  }
  return () => ending.abort();
}
