import { warn } from './warn';
import { writeJson } from './writeJson';

/** What is kept between pages, as text or as JSON. It never throws. [STOR-01, STOR-02, STOR-03] */
export type Store = {
  /** The raw text under a key; undefined if missing or denied. */
  readText(key: string): string | undefined;
  writeText(key: string, text: string): void;
  /** The value under a key as `check` accepts it, otherwise the default. [STOR-01] */
  read<Value>(key: string, check: (raw: unknown) => Value | undefined, missing: Value): Value;
  write(key: string, value: unknown): void;
  remove(key: string): void;
};

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Local storage, or memory where that is denied. A write that fails (quota) is kept in memory
 * for this page; a write that changes nothing is skipped. [STOR-03, STOR-04]
 */
export function createStorage(open: () => Shelf, say = warn): Store {
  const memory = new Map<string, string | undefined>();
  let hasWarned = false;
  let opened: { shelf: Shelf | undefined } | undefined;
  /** Opened on first use: the browser reads it from disk. */
  const shelfOf = (): Shelf | undefined => {
    opened ??= { shelf: attempt(open, 'storage is not available') };
    return opened.shelf;
  };

  function attempt<Value>(act: () => Value, complaint: string): Value | undefined {
    try {
      return act();
    } catch (error) {
      // Once is enough: a full store would otherwise report every write.
      if (!hasWarned) say(`${complaint} (${String(error)})`);
      hasWarned = true;
      return undefined;
    }
  }

  function readText(key: string): string | undefined {
    if (memory.has(key)) return memory.get(key);
    try {
      return shelfOf()?.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  function put(key: string, text: string | undefined): void {
    if (readText(key) === text) return;
    const shelf = shelfOf();
    const done = shelf && attempt(() => store(shelf, key, text) ?? true, `storage refused ${key}`);
    if (done) memory.delete(key);
    else memory.set(key, text);
  }

  return {
    readText,
    writeText: put,
    read(key, check, missing) {
      try {
        return check(JSON.parse(readText(key) ?? '')) ?? missing;
      } catch {
        return missing;
      }
    },
    write: (key, value) => put(key, writeJson(value)),
    remove: (key) => put(key, undefined),
  };
}

function store(shelf: Shelf, key: string, text: string | undefined): void {
  if (text === undefined) shelf.removeItem(key);
  else shelf.setItem(key, text);
}
