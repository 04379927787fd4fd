import { describe, expect, it } from 'vitest';
import { createStorage } from './createStorage';

function shelf(over: Partial<Storage> = {}) {
  const data = new Map<string, string>();
  const writes: string[] = [];
  return {
    data,
    writes,
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, text: string) => {
      writes.push(`${key}=${text}`);
      data.set(key, text);
    },
    removeItem: (key: string) => void data.delete(key),
    ...over,
  };
}
function open(over: Partial<Storage> = {}) {
  const said: string[] = [];
  const under = shelf(over);
  return {
    said,
    under,
    store: createStorage(
      () => under,
      (message) => said.push(message),
    ),
  };
}
const asNumber = (raw: unknown): number | undefined => (typeof raw === 'number' ? raw : undefined);
const denied = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

describe('createStorage', () => {
  it.each([
    ['missing', null],
    ['broken JSON', '{'],
    ['of another form', '"text"'],
  ])('STOR-01 a value that is %s gives the default silently', (_, text) => {
    const { store, said } = open({ getItem: () => text });
    expect(store.read('k', asNumber, 7)).toBe(7);
    expect(said).toEqual([]);
  });
  it('STOR-01 a denied read gives the default silently', () => {
    const { store, said } = open({ getItem: denied });
    expect([store.read('k', asNumber, 7), store.readText('k'), said]).toEqual([7, undefined, []]);
  });
  it('STOR-02 a failed write becomes one console message, and the value stays for this page', () => {
    const { store, said } = open({ setItem: denied });
    store.write('k', 1);
    store.write('k', 2);
    store.write('l', 3);
    expect([store.read('k', asNumber, 0), store.read('l', asNumber, 0)]).toEqual([2, 3]);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('storage refused k');
  });
  it('STOR-03 A48 unusable storage is replaced by memory with the same interface', () => {
    const said: string[] = [];
    const store = createStorage(denied, (message) => said.push(message));
    store.write('k', 4);
    store.writeText('t', 'raw');
    expect([store.read('k', asNumber, 0), store.readText('t')]).toEqual([4, 'raw']);
    store.remove('k');
    expect(store.read('k', asNumber, 0)).toBe(0);
    expect(said).toHaveLength(1);
  });
  it('STOR-03 storage is opened on first use, and once', () => {
    const under = shelf();
    let openings = 0;
    const store = createStorage(
      () => {
        openings += 1;
        return under;
      },
      () => {},
    );
    expect(openings).toBe(0);
    store.readText('k');
    store.write('k', 1);
    store.remove('k');
    expect(openings).toBe(1);
  });
  it('STOR-03 denied storage is tried once and reported on first use', () => {
    const said: string[] = [];
    let openings = 0;
    const store = createStorage(
      () => {
        openings += 1;
        return denied();
      },
      (message) => said.push(message),
    );
    expect(said).toEqual([]);
    store.readText('k');
    store.write('k', 1);
    store.remove('k');
    expect([openings, said.length]).toEqual([1, 1]);
    expect(said[0]).toContain('storage is not available');
  });
  it('STOR-04 an unchanged value is not written again', () => {
    const { store, under } = open();
    for (const value of [{ a: 1 }, { a: 1 }, { a: 2 }, { a: 2 }]) store.write('k', value);
    expect(under.writes).toEqual(['k={"a":1}', 'k={"a":2}']);
  });
  it("STOR-02 once storage has room again, the page reads the newest value, including another tab's", () => {
    let isFull = true;
    const { store, under } = open({
      setItem: (key, text) => (isFull ? denied() : void under.data.set(key, text)),
    });
    store.write('k', 1);
    isFull = false;
    store.write('k', 2);
    expect(store.read('k', asNumber, 0)).toBe(2);
    under.data.set('k', '3');
    expect(store.read('k', asNumber, 0)).toBe(3);
  });
  it('STOR-02 a full quota hides no value that was stored before', () => {
    const { store, under } = open({ setItem: denied });
    under.data.set('old', '5');
    store.write('new', 1);
    expect(store.read('old', asNumber, 0)).toBe(5);
  });
});
