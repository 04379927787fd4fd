import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../data/Api';
import type { Draft } from '../preview/Draft';
import { createDesk } from './createDesk';
import type { Backup } from './keepBackup';
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

function openDesk(answers: Saving[]) {
  const sent: { revision: number; draft: Draft }[] = [];
  let stored: Backup | undefined;
  const merged = vi.fn();
  const desk = createDesk({
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
  return { desk, sent, merged, stored: () => stored };
}
const saved = (revision: number): Saving => ({ kind: 'saved', widget: widget(revision) });
const titles = (sent: readonly { draft: Draft }[]) =>
  sent.map(({ draft }) => (draft.data['main'] as { title: string }).title);

describe('createDesk', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('OWN-09 saves once after a pause, each time on the revision of the last save', async () => {
    const { desk, sent } = openDesk([saved(2), saved(3)]);
    desk.change('data.main.title', 'x');
    desk.change('data.main.title', 'xy');
    await vi.advanceTimersByTimeAsync(600);
    desk.change('data.main.title', 'xyz');
    await vi.advanceTimersByTimeAsync(600);
    expect(titles(sent)).toEqual(['xy', 'xyz']);
    expect(sent.map(({ revision }) => revision)).toEqual([1, 2]);
    expect(desk.get().save.kind).toBe('saved');
  });
  it('OWN-09 saves text that was typed during a save next', async () => {
    const { desk, sent } = openDesk([saved(2), saved(3)]);
    desk.change('data.main.title', 'x');
    vi.advanceTimersByTime(600);
    desk.change('data.main.title', 'xy');
    await vi.advanceTimersByTimeAsync(1300);
    expect(titles(sent)).toEqual(['x', 'xy']);
    expect(desk.get().save.kind).toBe('saved');
  });
  it('OWN-09 keeps the draft in the browser while offline, and sends it when the connection is back', async () => {
    const { desk, sent, stored } = openDesk([{ kind: 'offline' }, { kind: 'offline' }, saved(2)]);
    desk.change('data.main.title', 'x');
    await vi.advanceTimersByTimeAsync(600);
    expect(desk.get().save.kind).toBe('offline');
    expect(stored()?.draft.data).toEqual({ main: { title: 'x', desc: 'b' } });
    await vi.advanceTimersByTimeAsync(6100);
    expect(sent).toHaveLength(3);
    expect(desk.get().save.kind).toBe('saved');
    expect(stored()).toBeUndefined();
  });
  it('OWN-09 takes over and saves what another tab left on this revision', async () => {
    const { desk, sent, stored } = openDesk([{ kind: 'offline' }, saved(2)]);
    const base = draft({ title: 'a', desc: 'b' });
    expect(desk.adopt({ revision: 1, base, draft: draft({ title: 'kept', desc: 'b' }) })).toBe(true);
    await vi.advanceTimersByTimeAsync(10);
    expect(stored()).toEqual({ revision: 1, base, draft: draft({ title: 'kept', desc: 'b' }) });
    expect(desk.adopt({ revision: 1, base, draft: draft({ title: 'another', desc: 'b' }) })).toBe(false);
    await vi.advanceTimersByTimeAsync(4000);
    expect(titles(sent)).toEqual(['kept', 'kept']);
    expect(stored()).toBeUndefined();
  });
  it.each([
    [{ title: 'old', desc: 'kept' }, { title: 'a', desc: 'kept' }, []],
    [{ title: 'kept', desc: 'b' }, { title: 'kept', desc: 'b' }, ['data.main.title']],
  ])('OWN-09 moves what was left on an older revision to the newest: %j', async (left, now, clashes) => {
    const { desk } = openDesk([saved(2)]);
    desk.adopt({ revision: 0, base: draft({ title: 'old', desc: 'b' }), draft: draft(left) });
    const { save } = desk.get();
    expect(save.kind === 'clash' ? save.clashes : []).toEqual(clashes);
    desk.settle('mine');
    await vi.advanceTimersByTimeAsync(700);
    expect(desk.get().history.now).toEqual(draft(now));
    expect(desk.get().save.kind).toBe('saved');
  });
  it('OWN-09 merges another tab’s changes to other fields', async () => {
    const theirs = widget(7, { title: 'a', desc: 'theirs' });
    const { desk, sent, merged } = openDesk([{ kind: 'behind', widget: theirs }, saved(8)]);
    desk.change('data.main.title', 'mine');
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
    const { desk, sent } = openDesk([{ kind: 'behind', widget: theirs }, saved(8)]);
    desk.change('data.main.title', 'mine');
    await vi.advanceTimersByTimeAsync(5000);
    expect(desk.get().save).toMatchObject({ kind: 'clash', clashes: ['data.main.title'] });
    expect(sent).toHaveLength(1);
    desk.settle(keeps);
    await vi.advanceTimersByTimeAsync(700);
    expect(desk.get().history.now.data).toEqual({ main: { title, desc: 'also theirs' } });
    expect(sent.slice(1)).toHaveLength(saves);
    expect(desk.get().save.kind).toBe('saved');
  });
  it('OWN-09 choosing theirs in a clash keeps what only this side changed, and can be undone', async () => {
    const theirs = widget(7, { title: 'theirs', desc: 'b' });
    const { desk } = openDesk([{ kind: 'behind', widget: theirs }, saved(8), saved(9)]);
    desk.change('data.main.title', 'mine');
    desk.change('data.main.width', 500);
    await vi.advanceTimersByTimeAsync(700);
    desk.settle('theirs');
    expect(desk.get().history.now.data).toEqual({ main: { title: 'theirs', desc: 'b', width: 500 } });
    desk.undo();
    expect(desk.get().history.now.data).toEqual({ main: { title: 'mine', desc: 'b', width: 500 } });
  });
  it('OWN-07 OWN-09 no undo reverts what someone else changed', async () => {
    const theirs = widget(7, { title: 'a', desc: 'theirs' });
    const { desk } = openDesk([{ kind: 'behind', widget: theirs }, saved(8)]);
    desk.change('data.main.title', 'mine');
    await vi.advanceTimersByTimeAsync(700);
    desk.undo();
    expect(desk.get().history.now.data).toEqual({ main: { title: 'a', desc: 'theirs' } });
  });
  it('OWN-09 a save whose answer was lost does not clash with itself', async () => {
    const own = widget(2, { title: 'x', desc: 'b' });
    const { desk, sent } = openDesk([{ kind: 'offline' }, { kind: 'behind', widget: own }, saved(3)]);
    desk.change('data.main.title', 'x');
    await vi.advanceTimersByTimeAsync(700);
    desk.change('data.main.title', 'xy');
    await vi.advanceTimersByTimeAsync(5000);
    expect(titles(sent)).toEqual(['x', 'xy', 'xy']);
    expect(sent.at(-1)?.revision).toBe(2);
    expect(desk.get().save.kind).toBe('saved');
  });
  it('OWN-09 takes in what someone else changed without a change here', () => {
    const { desk, merged } = openDesk([]);
    desk.hear(widget(4, { title: 'a', desc: 'theirs' }));
    expect(desk.get()).toMatchObject({ server: { revision: 4 }, save: { kind: 'saved' } });
    expect(desk.get().history.now.data).toEqual({ main: { title: 'a', desc: 'theirs' } });
    desk.hear(widget(5, { title: 'a', desc: 'theirs' }));
    expect(desk.get().server.revision).toBe(5);
    desk.hear(widget(3, { title: 'older', desc: 'b' }));
    expect(desk.get().history.now.data).toEqual({ main: { title: 'a', desc: 'theirs' } });
    expect(merged).toHaveBeenCalledOnce();
  });
  it('OWN-09 tries once more when the editor closes, then leaves the draft to the next one', async () => {
    const { desk, sent, stored } = openDesk([]);
    const leave = desk.attend();
    desk.change('data.main.title', 'x');
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
    const { desk, sent } = openDesk([slow as never, saved(2)]);
    desk.change('data.main.title', 'x');
    await vi.advanceTimersByTimeAsync(600);
    desk.change('data.main.title', 'right');
    await vi.advanceTimersByTimeAsync(1000);
    refuse({ kind: 'refused', problems: [], sentence: 'No.' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(titles(sent)).toEqual(['x', 'right']);
    expect(desk.get().save.kind).toBe('saved');
  });
  it('OWN-01 waits when the session has ended, and then continues', async () => {
    const { desk, sent } = openDesk([{ kind: 'signedOut' }, saved(2)]);
    desk.change('data.main.title', 'x');
    await vi.advanceTimersByTimeAsync(9000);
    expect(sent).toHaveLength(1);
    desk.retry();
    await vi.advanceTimersByTimeAsync(10);
    expect(desk.get().save.kind).toBe('saved');
  });
  it('OWN-10 a refusal names its fields and waits for a change', async () => {
    const problems = [{ path: 'data.main.width', message: 'must be a number' }];
    const { desk, sent } = openDesk([{ kind: 'refused', problems, sentence: 'No.' }, saved(2)]);
    desk.change('data.main.width', 'x');
    await vi.advanceTimersByTimeAsync(9000);
    expect(desk.get().save).toMatchObject({ kind: 'refused', problems });
    desk.undo();
    await vi.advanceTimersByTimeAsync(700);
    expect(desk.get().save.kind).toBe('saved');
    expect(sent).toHaveLength(1);
  });
  it('OWN-07 OWN-09 undoing a restored version keeps what was changed since', async () => {
    const { desk } = openDesk([saved(2), saved(3), saved(4)]);
    desk.change('data.main.title', 'mine');
    const takeBack = replaceDraft(desk, draft({ title: 'version 1', desc: 'version 1' }));
    desk.change('data.main.width', 500);
    takeBack();
    expect(desk.get().history.now).toEqual(draft({ title: 'mine', desc: 'b', width: 500 }));
  });
  it('OWN-09 a discarded draft can be brought back, even if the widget was fetched again before the answer', async () => {
    const { desk } = openDesk([saved(2), saved(4)]);
    desk.change('data.main.title', 'mine');
    await vi.advanceTimersByTimeAsync(700);
    const before = desk.get().history.now;
    desk.hear(widget(3, { title: 'live', desc: 'b' }));
    desk.meet(widget(3, { title: 'live', desc: 'b' }));
    const takeBack = replaceDraft(desk, draft({ title: 'live', desc: 'b' }), before);
    expect(desk.get()).toMatchObject({
      save: { kind: 'saved' },
      history: { now: draft({ title: 'live', desc: 'b' }) },
    });
    takeBack();
    expect(desk.get().history.now).toEqual(before);
  });
  it('OWN-09 publishing first waits until everything is saved', async () => {
    const { desk, sent } = openDesk([saved(2)]);
    desk.change('data.main.title', 'x');
    await expect(desk.flush()).resolves.toBe(true);
    expect(titles(sent)).toEqual(['x']);
  });
});
