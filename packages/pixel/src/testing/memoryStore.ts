import { createStorage } from '@beckon/platform';

/** A store over a plain map that a test can read, make read-only, or limit in size. */
export function memoryStore(data = new Map<string, string>()) {
  const state = { letters: Number.POSITIVE_INFINITY };
  const complaints: string[] = [];
  const shelf = {
    getItem: (key: string) => data.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > state.letters) throw new DOMException('full', 'QuotaExceededError');
      data.set(key, text);
    },
    removeItem: (key: string) => void data.delete(key),
  };
  const open = () =>
    createStorage(
      () => shelf,
      (complaint) => complaints.push(complaint),
    );
  return { data, state, complaints, open, store: open() };
}
