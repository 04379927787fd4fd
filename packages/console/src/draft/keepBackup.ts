import type { Draft } from '../preview/Draft';

/** A draft that the server has not heard of yet, and what it was made on. */
export type Backup = { revision: number; base: Draft; draft: Draft };

/** A draft that another desk has left in this browser, by its key. */
export type LeftBackup = { key: string; read: () => Backup | undefined; drop: () => void };

type Kept = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;
type Owner = { accountId: number; widgetId: number; deskId: string };

/**
 * Keeps the draft of one desk in this browser until it is saved: neither a lost connection nor a closed tab costs a word. Each
 * desk has a place of its own, so that two tabs do not write over each other. [OWN-09]
 */
export function keepBackup({ accountId, widgetId, deskId }: Owner, storage: () => Kept = () => localStorage) {
  const prefix = `console-draft-${accountId}-${widgetId}-`;
  const ownKey = `${prefix}${deskId}`;
  const guarded = <Result>(act: (kept: Kept) => Result): Result | undefined => {
    try {
      return act(storage());
    } catch {
      // A browser that keeps nothing has the draft on the screen alone.
      return undefined;
    }
  };
  const read = (key: string): Backup | undefined =>
    guarded((kept) => JSON.parse(kept.getItem(key) ?? 'null') as Backup | null) ?? undefined;
  const drop = (key: string): void => guarded((kept) => kept.removeItem(key));
  return {
    key: ownKey,
    write: (backup: Backup): void => guarded((kept) => kept.setItem(ownKey, JSON.stringify(backup))),
    drop: (): void => drop(ownKey),
    /** What other desks of the same widget have left here, in other tabs or earlier. */
    others: (): LeftBackup[] =>
      (guarded((kept) => Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '')) ?? [])
        .filter((key) => key.startsWith(prefix) && key !== ownKey)
        .sort()
        .map((key) => ({ key, read: () => read(key), drop: () => drop(key) })),
  };
}
