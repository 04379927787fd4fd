import type { Draft } from '../data/Draft';

/** A draft that the server doesn't have yet, and what it is based on. */
export type Backup = { revision: number; base: Draft; draft: Draft };

/** A draft that another tab left in this browser, by its key. */
export type TabBackup = { key: string; read: () => Backup | undefined; drop: () => void };

type Kept = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;
type Owner = { accountId: number; widgetId: number; editorId: string };

/**
 * Stores the draft of one editor in this browser until it is saved: neither a lost connection nor a closed tab costs a word. Each
 * editor has its own key, so that two tabs don't overwrite each other. [OWN-09]
 */
export function createBackup(
  { accountId, widgetId, editorId }: Owner,
  storage: () => Kept = () => localStorage,
) {
  const prefix = `console-draft-${accountId}-${widgetId}-`;
  const ownKey = `${prefix}${editorId}`;
  const guarded = <Result>(act: (kept: Kept) => Result): Result | undefined => {
    try {
      return act(storage());
    } catch {
      // Without storage, the draft is only on the screen.
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
    /** What other editors of the same widget left here, in other tabs or earlier. */
    others: (): TabBackup[] =>
      (guarded((kept) => Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '')) ?? [])
        .filter((key) => key.startsWith(prefix) && key !== ownKey)
        .sort()
        .map((key) => ({ key, read: () => read(key), drop: () => drop(key) })),
  };
}
