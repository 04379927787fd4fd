import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../data/Api';
import type { Draft } from '../data/Draft';
import type { Backup } from './createBackup';
import { createDraftStore } from './createDraftStore';
import { replaceDraft } from './replaceDraft';
import type { Saving } from './saveDraft';

const widget = (revision: number, main: object = { title: 'a', desc: 'b' }): Api['widget'] => ({
  widgetId: 5,
  type: 'modal',
  name: 'Five',
  status: 'draft',
  version: 0,
  revision,
  hasDraft: true,
  channel: 'sms',
  smsKeyword: '',
  data: { main },
  warnings: [],
  createdAt: '',
  updatedAt: '',
  publishedAt: null,
  deletedAt: null,
});

const draft = (main: object): Draft => ({ channel: 'sms', smsKeyword: '', data: { main } });

function openDraftStore(answers: Saving[]) {
  const sent: { revision: number; draft: Draft }[] = [];
  let stored: Backup | undefined;
  const merged = vi.fn();
  const store = createDraftStore({
    widget: widget(1),
    backup: {
      write: (one) => {
        stored = one;
      },
      drop: () => {
        stored = undefined;
      },
    },
    save: async (revision, draft) => {
      sent.push({ revision, draft });
      return answers.shift() ?? { kind: 'offline' };
    },
    onKnown: () => {},
    onMerged: merged,
  });
  return { store, sent, merged, stored: () => stored };
}
const saved = (revision: number): Saving => ({ kind: 'saved', widget: widget(revision) });
const titles = (sent: readonly { draft: Draft }[]) =>
  sent.map(({ draft }) => (draft.data['main'] as { title: string }).title);

describe('createDraftStore', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('OWN-09 saves once after a pause, each time on the revision of the last save', async () => {
    const { store, sent } = openDraftStore([saved(2), saved(3)]);
    store.change('data.main.title', 'x');
    store.change('data.main.title', 'xy');
    await vi.advanceTimersByTimeAsync(600);
    store.change('data.main.title', 'xyz');
    await vi.advanceTimersByTimeAsync(600);
    expect(titles(sent)).toEqual(['xy', 'xyz']);
    expect(sent.map(({ revision }) => revision)).toEqual([1, 2]);
    expect(store.get().save.kind).toBe('saved');
  });
  it('OWN-09 saves text that was typed during a save next', async () => {
    const { store, sent } = openDraftStore([saved(2), saved(3)]);
    store.change('data.main.title', 'x');
    vi.advanceTimersByTime(600);
    store.change('data.main.title', 'xy');
    await vi.advanceTimersByTimeAsync(1300);
    expect(titles(sent)).toEqual(['x', 'xy']);
    expect(store.get().save.kind).toBe('saved');
  });
  it('OWN-09 keeps the draft in the browser while offline, and sends it when the connection is back', async () => {
    const { store, sent, stored } = openDraftStore([{ kind: 'offline' }, { kind: 'offline' }, saved(2)]);
    store.change('data.main.title', 'x');
    await vi.advanceTimersByTimeAsync(600);
    expect(store.get().save.kind).toBe('offline');
    expect(stored()?.draft.data).toEqual({ main: { title: 'x', desc: 'b' } });
    await vi.advanceTimersByTimeAsync(6100);
    expect(sent).toHaveLength(3);
    expect(store.get().save.kind).toBe('saved');
    expect(stored()).toBeUndefined();
  });
  it('OWN-09 takes over and saves what another tab left on this revision', async () => {
    const { store, sent, stored } = openDraftStore([{ kind: 'offline' }, saved(2)]);
    const base = draft({ title: 'a', desc: 'b' });
    expect(store.adopt({ revision: 1, base, draft: draft({ title: 'kept', desc: 'b' }) })).toBe(true);
    await vi.advanceTimersByTimeAsync(10);
    expect(stored()).toEqual({ revision: 1, base, draft: draft({ title: 'kept', desc: 'b' }) });
    expect(store.adopt({ revision: 1, base, draft: draft({ title: 'another', desc: 'b' }) })).toBe(false);
    await vi.advanceTimersByTimeAsync(4000);
    expect(titles(sent)).toEqual(['kept', 'kept']);
    expect(stored()).toBeUndefined();
  });
  it.each([
    [{ title: 'old', desc: 'kept' }, { title: 'a', desc: 'kept' }, []],
    [{ title: 'kept', desc: 'b' }, { title: 'kept', desc: 'b' }, ['data.main.title']],
  ])('OWN-09 moves what was left on an older revision to the newest: %j', async (left, now, clashes) => {
    const { store } = openDraftStore([saved(2)]);
    store.adopt({ revision: 0, base: draft({ title: 'old', desc: 'b' }), draft: draft(left) });
    const { save } = store.get();
    expect(save.kind === 'clash' ? save.clashes : []).toEqual(clashes);
    store.settle('mine');
    await vi.advanceTimersByTimeAsync(700);
    expect(store.get().history.now).toEqual(draft(now));
    expect(store.get().save.kind).toBe('saved');
  });
  it('OWN-09 merges another tab’s changes to other fields', async () => {
    const theirs = widget(7, { title: 'a', desc: 'theirs' });
    const { store, sent, merged } = openDraftStore([{ kind: 'behind', widget: theirs }, saved(8)]);
    store.change('data.main.title', 'mine');
    await vi.advanceTimersByTimeAsync(700);
    expect(merged).toHaveBeenCalledOnce();
    expect(sent.at(-1)).toEqual({
      revision: 7,
      draft: { channel: 'sms', smsKeyword: '', data: { main: { title: 'mine', desc: 'theirs' } } },
    });
  });
  it.each([
    ['mine', 'mine', 1],
    ['theirs', 'theirs', 0],
  ] as const)('OWN-09 a clash waits for the owner, who keeps %s', async (keeps, title, saves) => {
    const theirs = widget(7, { title: 'theirs', desc: 'also theirs' });
    const { store, sent } = openDraftStore([{ kind: 'behind', widget: theirs }, saved(8)]);
    store.change('data.main.title', 'mine');
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.get().save).toMatchObject({ kind: 'clash', clashes: ['data.main.title'] });
    expect(sent).toHaveLength(1);
    store.settle(keeps);
    await vi.advanceTimersByTimeAsync(700);
    expect(store.get().history.now.data).toEqual({ main: { title, desc: 'also theirs' } });
    expect(sent.slice(1)).toHaveLength(saves);
    expect(store.get().save.kind).toBe('saved');
  });
  it('OWN-09 choosing theirs in a clash keeps what only this side changed, and can be undone', async () => {
    const theirs = widget(7, { title: 'theirs', desc: 'b' });
    const { store } = openDraftStore([{ kind: 'behind', widget: theirs }, saved(8), saved(9)]);
    store.change('data.main.title', 'mine');
    store.change('data.main.width', 500);
    await vi.advanceTimersByTimeAsync(700);
    store.settle('theirs');
    expect(store.get().history.now.data).toEqual({ main: { title: 'theirs', desc: 'b', width: 500 } });
    store.undo();
    expect(store.get().history.now.data).toEqual({ main: { title: 'mine', desc: 'b', width: 500 } });
  });
  it('OWN-07 OWN-09 no undo reverts what someone else changed', async () => {
    const theirs = widget(7, { title: 'a', desc: 'theirs' });
    const { store } = openDraftStore([{ kind: 'behind', widget: theirs }, saved(8)]);
    store.change('data.main.title', 'mine');
    await vi.advanceTimersByTimeAsync(700);
    store.undo();
    expect(store.get().history.now.data).toEqual({ main: { title: 'a', desc: 'theirs' } });
  });
  it('OWN-09 a save whose answer was lost does not clash with itself', async () => {
    const own = widget(2, { title: 'x', desc: 'b' });
    const { store, sent } = openDraftStore([{ kind: 'offline' }, { kind: 'behind', widget: own }, saved(3)]);
    store.change('data.main.title', 'x');
    await vi.advanceTimersByTimeAsync(700);
    store.change('data.main.title', 'xy');
    await vi.advanceTimersByTimeAsync(5000);
    expect(titles(sent)).toEqual(['x', 'xy', 'xy']);
    expect(sent.at(-1)?.revision).toBe(2);
    expect(store.get().save.kind).toBe('saved');
  });
  it('OWN-09 takes in what someone else changed without a change here', () => {
    const { store, merged } = openDraftStore([]);
    store.receive(widget(4, { title: 'a', desc: 'theirs' }));
    expect(store.get()).toMatchObject({ server: { revision: 4 }, save: { kind: 'saved' } });
    expect(store.get().history.now.data).toEqual({ main: { title: 'a', desc: 'theirs' } });
    store.receive(widget(5, { title: 'a', desc: 'theirs' }));
    expect(store.get().server.revision).toBe(5);
    store.receive(widget(3, { title: 'older', desc: 'b' }));
    expect(store.get().history.now.data).toEqual({ main: { title: 'a', desc: 'theirs' } });
    expect(merged).toHaveBeenCalledOnce();
  });
  it('OWN-09 tries once more when the editor closes, then leaves the draft to the next one', async () => {
    const { store, sent, stored } = openDraftStore([]);
    const leave = store.attend();
    store.change('data.main.title', 'x');
    void leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(titles(sent)).toEqual(['x']);
    expect(stored()?.draft.data).toEqual({ main: { title: 'x', desc: 'b' } });
  });
  it('OWN-10 saves a correction that was made before the refusal arrived', async () => {
    let refuse = (_: Saving): void => {};
    const slow = new Promise<Saving>((done) => {
      refuse = done;
    });
    const { store, sent } = openDraftStore([slow as never, saved(2)]);
    store.change('data.main.title', 'x');
    await vi.advanceTimersByTimeAsync(600);
    store.change('data.main.title', 'right');
    await vi.advanceTimersByTimeAsync(1000);
    refuse({ kind: 'refused', problems: [], sentence: 'No.' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(titles(sent)).toEqual(['x', 'right']);
    expect(store.get().save.kind).toBe('saved');
  });
  it('OWN-01 waits when the session has ended, and then continues', async () => {
    const { store, sent } = openDraftStore([{ kind: 'signedOut' }, saved(2)]);
    store.change('data.main.title', 'x');
    await vi.advanceTimersByTimeAsync(9000);
    expect(sent).toHaveLength(1);
    store.retry();
    await vi.advanceTimersByTimeAsync(10);
    expect(store.get().save.kind).toBe('saved');
  });
  it('OWN-10 a refusal names its fields and waits for a change', async () => {
    const problems = [{ path: 'data.main.width', message: 'must be a number' }];
    const { store, sent } = openDraftStore([{ kind: 'refused', problems, sentence: 'No.' }, saved(2)]);
    store.change('data.main.width', 'x');
    await vi.advanceTimersByTimeAsync(9000);
    expect(store.get().save).toMatchObject({ kind: 'refused', problems });
    store.undo();
    await vi.advanceTimersByTimeAsync(700);
    expect(store.get().save.kind).toBe('saved');
    expect(sent).toHaveLength(1);
  });
  it('OWN-07 OWN-09 undoing a restored version keeps what was changed since', async () => {
    const { store } = openDraftStore([saved(2), saved(3), saved(4)]);
    store.change('data.main.title', 'mine');
    const undo = replaceDraft(store, draft({ title: 'version 1', desc: 'version 1' }));
    store.change('data.main.width', 500);
    undo();
    expect(store.get().history.now).toEqual(draft({ title: 'mine', desc: 'b', width: 500 }));
  });
  it('OWN-09 a discarded draft can be brought back, even if the widget was fetched again before the answer', async () => {
    const { store } = openDraftStore([saved(2), saved(4)]);
    store.change('data.main.title', 'mine');
    await vi.advanceTimersByTimeAsync(700);
    const before = store.get().history.now;
    store.receive(widget(3, { title: 'live', desc: 'b' }));
    store.accept(widget(3, { title: 'live', desc: 'b' }));
    const undo = replaceDraft(store, draft({ title: 'live', desc: 'b' }), before);
    expect(store.get()).toMatchObject({
      save: { kind: 'saved' },
      history: { now: draft({ title: 'live', desc: 'b' }) },
    });
    undo();
    expect(store.get().history.now).toEqual(before);
  });
  it('OWN-09 publishing first waits until everything is saved', async () => {
    const { store, sent } = openDraftStore([saved(2)]);
    store.change('data.main.title', 'x');
    await expect(store.flush()).resolves.toBe(true);
    expect(titles(sent)).toEqual(['x']);
  });
});
