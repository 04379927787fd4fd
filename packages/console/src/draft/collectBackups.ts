import type { Desk } from './Desk';
import type { LeftBackup } from './keepBackup';

/** What a lock of the browser does here: it is free once the tab that held it is gone, however that went. */
export type Locks = {
  request: (name: string, how: { signal: AbortSignal }, act: () => Promise<void>) => Promise<unknown>;
};

type Collected = {
  left: readonly LeftBackup[];
  desk: Pick<Desk, 'adopt' | 'subscribe'>;
  /** Browsers have none on pages without https: there nobody knows whether another tab is still at it. */
  locks: Locks | undefined;
  onFound: () => void;
};

/**
 * Brings what other desks left unsaved to this one, each as soon as its own desk is gone and nothing here is unsaved. Until then
 * it stays where it is kept. Gives the end of that. [OWN-09]
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
      // After everybody else has heard of a change: it may not be at its end yet.
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
