import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRows, type RowsRequest } from './buildRows';
import { groupRows } from './groupRows';
import { listTexts } from './listTexts';
import { newLabel } from './newLabel';

const options = ['Red', 'Dark red', 'Blue'].map((label) => ({ value: label.toLowerCase(), label }));
const request: RowsRequest = {
  options,
  query: '',
  filters: true,
  creates: true,
  duplicates: false,
  createPattern: listTexts.create,
};
const labels = (change: Partial<RowsRequest>) =>
  buildRows({ ...request, ...change }).map(({ label }) => label);

describe('buildRows', () => {
  it.each([
    ['', ['Red', 'Dark red', 'Blue']],
    ['RED', ['Red', 'Dark red', "+ New 'RED'"]],
    ['  blu ', ['Blue', "+ New 'blu'"]],
    ['zzz', ["+ New 'zzz'"]],
  ])('C-LIST-02 C-LIST-03 C-AUTO-01 %j shows %j', (query, expected) => {
    expect(labels({ query })).toEqual(expected);
  });

  it('C-AUTO-01 labels that begin with the typed text come first, and all other lines keep their order', () => {
    const named = (names: string[], group?: string) =>
      names.map((label) => ({ value: label, label, ...(group && { group }) }));
    const countries = ['Algeria', 'Germany', 'Nigeria', 'Gerona'];
    const query = 'GER';
    const creates = false;
    expect(labels({ options: named(countries), query, creates })).toEqual([
      'Germany',
      'Gerona',
      'Algeria',
      'Nigeria',
    ]);
    expect(labels({ options: named(countries, 'All'), query, creates })).toEqual(countries);
  });

  it.each([
    ['Red', false, false],
    [' Red ', false, false],
    ['red', false, true],
    ['Red', true, true],
    ['   ', true, false],
  ])('C-LIST-04 A-68 %j with duplicates %s offers a new option: %s', (query, duplicates, offered) => {
    const last = buildRows({ ...request, query, duplicates }).at(-1);
    expect(last !== undefined && last.option === undefined).toBe(offered);
  });

  it('C-LIST-04 A-68 an option whose own label has spaces around it is the same', () => {
    const padded = [{ value: 'a', label: '  Red ' }];
    expect(labels({ options: padded, query: 'Red' })).toEqual(['  Red ']);
  });

  it('C-LIST-02 offers nothing if creating is disabled', () => {
    expect(labels({ query: 'zzz', creates: false })).toEqual([]);
  });

  it('shows already filtered options as they are', () => {
    expect(labels({ query: 'zzz', filters: false, creates: false })).toHaveLength(3);
  });

  it('C-LIST-03 inserts the typed text as it was typed', () => {
    expect(newLabel(listTexts.create, '$& %value%')).toBe("+ New '$& %value%'");
    expect(newLabel('%value%? Neu: %value%', 'a')).toBe('a? Neu: a');
  });

  it('every line knows its position', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (words, query) => {
        const some = words.map((label, at) => ({ value: `${at}`, label }));
        const rows = buildRows({ ...request, options: some, query });
        expect(rows.map(({ at }) => at)).toEqual([...rows.keys()]);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      }),
    );
  });

  it('neighbors of one group stay together', () => {
    const grouped = ['a', 'a', undefined, 'b', 'a'].map((group, at) => ({
      value: `${at}`,
      label: `${at}`,
      ...(group ? { group } : {}),
    }));
    const groups = groupRows(buildRows({ ...request, options: grouped }));
    expect(groups.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['a', 2],
      [undefined, 1],
      ['b', 1],
      ['a', 1],
    ]);
  });
});
