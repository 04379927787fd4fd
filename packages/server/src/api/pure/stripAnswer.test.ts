import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { stripAnswer } from './stripAnswer';

const Row = v.object({
  id: v.number(),
  name: v.pipe(v.string(), v.maxLength(5)),
  note: v.nullable(v.object({ text: v.string() })),
  more: v.optional(v.array(v.object({ kind: v.picklist(['a', 'b']) }))),
  sums: v.optional(v.record(v.string(), v.object({ n: v.number() }))),
});
const sound = { id: 1, name: 'Ann', note: null };

describe('stripAnswer', () => {
  it.each([
    ['sound', { ...sound, secret: 'x' }, sound],
    ['an odd value', { ...sound, name: 'Annabelle', secret: 'x' }, { ...sound, name: 'Annabelle' }],
    ['an odd value inside', { ...sound, note: { text: 1, secret: 'x' } }, { ...sound, note: { text: 1 } }],
    [
      'an odd one of several',
      {
        ...sound,
        more: [
          { kind: 'z', secret: 'x' },
          { kind: 'a', secret: 'x' },
        ],
        secret: 'x',
      },
      { ...sound, more: [{ kind: 'z' }, { kind: 'a' }] },
    ],
    [
      'an odd one of many names',
      { ...sound, sums: { day: { n: 'x', secret: 'x' } } },
      { ...sound, sums: { day: { n: 'x' } } },
    ],
    ['several for one', { ...sound, name: { secret: 'x' } }, { ...sound, name: undefined }],
    ['one for several', { ...sound, more: 'secret' }, { ...sound, more: undefined }],
    ['a missing one', { id: 1, name: 'Ann', secret: 'x' }, { id: 1, name: 'Ann' }],
  ])('OWN-10 C02 of an answer that is %s, keeps only what is described', (_title, given, wanted) => {
    expect(stripAnswer(Row, given)).toEqual(wanted);
  });

  it('OWN-10 strips a list row by row, and leaves nothing as nothing', () => {
    const rows = stripAnswer(v.array(Row), [sound, { ...sound, id: 'x', secret: 1 }]);
    expect(rows).toEqual([sound, { ...sound, id: 'x' }]);
    expect(stripAnswer(Row, undefined)).toBe(undefined);
    expect(stripAnswer(Row, 'secret')).toBe(undefined);
  });
});
