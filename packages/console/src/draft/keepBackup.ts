import type { Draft } from '../preview/Draft';

/** A draft that the server has not heard of yet, and what it was made on. */
export type Backup = { revision: number; draft: Draft };

const keyOf = (accountId: number, widgetId: number): string => `console-draft-${accountId}-${widgetId}`;

/** Keeps a draft in this browser until it is saved: neither a lost connection nor a closed tab costs a word. [OWN-09] */
export function keepBackup(accountId: number, widgetId: number) {
  const key = keyOf(accountId, widgetId);
  const guarded = <Result>(act: () => Result): Result | undefined => {
    try {
      return act();
    } catch {
      // A browser that keeps nothing has the draft on the screen alone.
      return undefined;
    }
  };
  return {
    read: (): Backup | undefined =>
      guarded(() => JSON.parse(localStorage.getItem(key) ?? 'null') as Backup | null) ?? undefined,
    write: (backup: Backup): void => guarded(() => localStorage.setItem(key, JSON.stringify(backup))),
    drop: (): void => guarded(() => localStorage.removeItem(key)),
  };
}
