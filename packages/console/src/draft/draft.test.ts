import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../data/Draft';
import { type HistoryEvent, startHistory, stepHistory } from './History';
import { isSame, listChanges } from './listChanges';
import { mergeDrafts } from './mergeDrafts';

const draft = (data: Draft['data'] = {}, smsKeyword = ''): Draft => ({ channel: 'sms', smsKeyword, data });
const titled = (title: string): Draft => draft({ main: { title } });
const changed = (title: string, atMs: number, path = 'main.title'): HistoryEvent => ({
  type: 'changed',
  draft: titled(title),
  path,
  atMs,
});
const run = (...events: HistoryEvent[]) => events.reduce(stepHistory, startHistory(draft()));

describe('stepHistory', () => {
  it('OWN-07 characters typed into one field are one step; a pause or another field begins a new one', () => {
    const history = run(
      changed('a', 0),
      changed('ab', 500),
      changed('abc', 5000),
      changed('abc', 5100, 'main.desc'),
    );
    expect(history.past).toEqual([draft(), titled('ab'), titled('abc')]);
  });
  it('OWN-07 what was undone can be redone until something else changes', () => {
    const typed = [changed('a', 0), changed('b', 5000)];
    expect(run(...typed, { type: 'undone' }).now).toEqual(titled('a'));
    expect(run(...typed, { type: 'undone' }, { type: 'redone' }).now).toEqual(titled('b'));
    const branched = run(...typed, { type: 'undone' }, changed('c', 9000), { type: 'redone' });
    expect(branched.now).toEqual(titled('c'));
    expect(branched.future).toEqual([]);
  });
  it('OWN-07 typing after an undo is a step of its own', () => {
    const history = run(changed('a', 0), { type: 'undone' }, changed('x', 100), { type: 'undone' });
    expect(history.now).toEqual(draft());
  });
  it('OWN-09 a change from outside can be undone', () => {
    expect(run(changed('a', 0), { type: 'replaced', draft: titled('z') }, { type: 'undone' }).now).toEqual(
      titled('a'),
    );
  });
  it('OWN-07 without a step to undo nothing happens, and at most a hundred steps are kept', () => {
    expect(run({ type: 'undone' }, { type: 'redone' }).now).toEqual(draft());
    const many = Array.from({ length: 150 }, (_, index) => changed(String(index), index * 5000));
    expect(run(...many).past).toHaveLength(100);
  });
});

describe('listChanges', () => {
  it.each([
    [draft(), draft(), []],
    [draft({}, 'A'), draft({}, 'B'), [['smsKeyword', 'A', 'B']]],
    [draft(), titled('x'), [['data.main.title', undefined, 'x']]],
    [titled('x'), draft(), [['data.main.title', 'x', undefined]]],
    [
      draft({ main: { showAgain: ['days', 3] } }),
      draft({ main: { showAgain: ['days', 4] } }),
      [['data.main.showAgain', ['days', 3], ['days', 4]]],
    ],
    [
      draft({ main: { width: { unit: 'px', value: 1 } } }),
      draft({ main: { width: { unit: 'px', value: 2 } } }),
      [['data.main.width', { unit: 'px', value: 1 }, { unit: 'px', value: 2 }]],
    ],
    [
      draft({ main: { width: { unit: 'px', value: 1 } } }),
      draft(),
      [['data.main.width', { unit: 'px', value: 1 }, undefined]],
    ],
    [
      draft(),
      draft({ languages: { de: { fields: { 'main.title': 'x' }, legal: { text: 'y', law: 'us' } } } }),
      [
        ['data.languages.de.fields.main~1title', undefined, 'x'],
        ['data.languages.de.legal', undefined, { text: 'y', law: 'us' }],
      ],
    ],
  ])('OWN-09 %# names each field once', (before, after, changes) => {
    expect(listChanges(before, after).map((one) => [one.path, one.before, one.after])).toEqual(changes);
  });
});

const leaf = fc.oneof(fc.string(), fc.boolean(), fc.tuple(fc.constant('days'), fc.nat(9)));
const data = fc.dictionary(
  fc.constantFrom('main', 'setup'),
  fc.dictionary(fc.constantFrom('title', 'desc', 'ref'), leaf, { minKeys: 1 }),
);
const drafts = fc.record({
  channel: fc.constant('sms' as const),
  smsKeyword: fc.constantFrom('', 'A', 'B'),
  data,
});

describe('mergeDrafts', () => {
  it('OWN-09 puts two people’s translations together', () => {
    const german = (fields: object) => draft({ languages: { de: { fields } } });
    const mine = german({ 'main.title': 'Hallo', 'main.desc': 'Neues' });
    const theirs = german({ 'main.title': 'Hi', 'submitted.title': 'Danke' });
    expect(mergeDrafts(german({ 'main.title': 'Hi' }), mine, theirs)).toEqual({
      draft: german({ 'main.title': 'Hallo', 'main.desc': 'Neues', 'submitted.title': 'Danke' }),
      clashes: [],
    });
  });
  it('OWN-09 a side without changes gets what the other changed', () => {
    fc.assert(
      fc.property(drafts, drafts, (base, theirs) => {
        expect(mergeDrafts(base, base, theirs)).toEqual({ draft: theirs, clashes: [] });
        expect(isSame(mergeDrafts(base, theirs, base).draft, theirs)).toBe(true);
      }),
    );
  });
  it('OWN-09 keeps all of my changes, and names the fields that both changed differently', () => {
    fc.assert(
      fc.property(drafts, drafts, drafts, (base, mine, theirs) => {
        const { draft: merged, clashes } = mergeDrafts(base, mine, theirs);
        const left = listChanges(base, mine).filter(
          ({ path, after }) =>
            !listChanges(base, merged).some((one) => one.path === path && isSame(one.after, after)),
        );
        expect(left.map(({ path }) => path).filter((path) => !clashes.includes(path))).toEqual([]);
        if (isSame(mine, theirs)) expect(clashes).toEqual([]);
      }),
    );
  });
  it('OWN-09 merges two fields of one section', () => {
    const base = draft({ main: { title: 'a', desc: 'b' } });
    const mine = draft({ main: { title: 'A', desc: 'b' } });
    const theirs = draft({ main: { title: 'a', desc: 'B' } });
    expect(mergeDrafts(base, mine, theirs)).toEqual({
      draft: draft({ main: { title: 'A', desc: 'B' } }),
      clashes: [],
    });
    expect(mergeDrafts(base, mine, draft({ main: { title: 'X', desc: 'b' } })).clashes).toEqual([
      'data.main.title',
    ]);
  });
});
