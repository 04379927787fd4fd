import { describe, expect, it, vi } from 'vitest';
import { collectBackups, type Locks } from './collectBackups';
import { type Backup, createBackup } from './createBackup';

function openStorage() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const backup = (title: string): Backup => ({
  revision: 1,
  base: { channel: 'sms', smsKeyword: '', data: {} },
  draft: { channel: 'sms', smsKeyword: '', data: { main: { title } } },
});
const settled = () => new Promise((done) => setTimeout(done));

/** A draft store that is clean when the test says so. */
function openDraftStore() {
  const listeners = new Set<() => void>();
  const adopted: Backup[] = [];
  let isClean = true;
  return {
    adopted,
    setClean(next: boolean) {
      isClean = next;
      for (const listener of listeners) listener();
    },
    adopt(one: Backup) {
      if (isClean) adopted.push(one);
      return isClean;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

describe('createBackup', () => {
  it('OWN-09 each tab stores and drops its own draft, and sees those of the same widget', () => {
    const storage = openStorage();
    const open = (widgetId: number, editorId: string) =>
      createBackup({ accountId: 1, widgetId, editorId }, () => storage);
    const [one, two, other] = [open(5, 'a'), open(5, 'b'), open(55, 'c')];
    one.write(backup('one'));
    two.write(backup('two'));
    other.write(backup('other'));
    expect(two.others().map(({ read }) => read())).toEqual([backup('one')]);
    two.drop();
    expect(two.others().map(({ read }) => read())).toEqual([backup('one')]);
    expect(open(5, 'd').others()).toHaveLength(1);
  });
  it('OWN-09 does not offer a draft of one account in another', () => {
    const storage = openStorage();
    const open = (accountId: number, editorId: string) =>
      createBackup({ accountId, widgetId: 5, editorId }, () => storage);
    open(1, 'a').write(backup('mine'));
    expect(open(2, 'b').others()).toEqual([]);
    expect(open(1, 'b').others()).toHaveLength(1);
  });
  it('OWN-09 a browser without storage has no drafts', () => {
    const refused = () => {
      throw new Error('denied');
    };
    const place = createBackup({ accountId: 1, widgetId: 5, editorId: 'a' }, refused);
    expect(() => place.write(backup('x'))).not.toThrow();
    expect(place.others()).toEqual([]);
  });
});

describe('collectBackups', () => {
  const left = (title: string) => {
    let kept: Backup | undefined = backup(title);
    return {
      key: title,
      read: () => kept,
      drop: () => {
        kept = undefined;
      },
    };
  };
  it('OWN-09 takes over one after the other, each when nothing is unsaved here; until then it stays in storage', async () => {
    const store = openDraftStore();
    const [one, two] = [left('one'), left('two')];
    const onFound = vi.fn();
    store.setClean(false);
    collectBackups({ left: [one, two], store, locks: undefined, onFound });
    await settled();
    expect([store.adopted, one.read(), onFound.mock.calls]).toEqual([[], backup('one'), []]);
    store.setClean(true);
    await settled();
    expect(store.adopted).toEqual([backup('one'), backup('two')]);
    expect([one.read(), two.read()]).toEqual([undefined, undefined]);
    expect(onFound).toHaveBeenCalledTimes(2);
  });
  it('OWN-09 leaves a draft to its tab until the tab is gone', async () => {
    const store = openDraftStore();
    const one = left('one');
    let letGo = (): void => {};
    const locks: Locks = {
      request: async (_name, _how, act) => {
        await new Promise<void>((done) => {
          letGo = done;
        });
        await act();
      },
    };
    collectBackups({ left: [one], store, locks, onFound: () => {} });
    await settled();
    expect(store.adopted).toEqual([]);
    letGo();
    await settled();
    expect(store.adopted).toEqual([backup('one')]);
  });
  it('OWN-09 takes over nothing once it is stopped', async () => {
    const store = openDraftStore();
    const one = left('one');
    store.setClean(false);
    const end = collectBackups({ left: [one], store, locks: undefined, onFound: () => {} });
    end();
    store.setClean(true);
    await settled();
    expect([store.adopted, one.read()]).toEqual([[], backup('one')]);
  });
});
