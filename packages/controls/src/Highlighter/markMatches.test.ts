import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markMatches } from './markMatches';

/** The text with its marked parts in square brackets. */
const mark = (text: string, query: string) =>
  markMatches(text, query)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

describe('markMatches', () => {
  it.each([
    ['Banana', 'an', 'B[an][an]a'],
    ['Banana', 'AN', 'B[an][an]a'],
    ['aaa', 'aa', '[aa]a'],
    ['anything', '', 'anything'],
    ['', 'x', ''],
    ['none here', 'zz', 'none here'],
    ['whole', 'whole', '[whole]'],
  ])('C-HL-01 %s with %s is %s', (text, query, expected) => {
    expect(mark(text, query)).toBe(expected);
  });

  it.each([
    ['1+1 (sum)', '+1', '1[+1] (sum)'],
    ['a.c abc', '.', 'a[.]c abc'],
    ['50 % \\d $&', '\\d', '50 % [\\d] $&'],
    ['[x] {y}', '[x]', '[[x]] {y}'],
    ['<b>bold</b>', '<b>', '[<b>]bold</b>'],
  ])('C-HL-01 special characters are literal: %s with %s', (text, query, expected) => {
    expect(mark(text, query)).toBe(expected);
  });

  it.each([
    ['İstanbul Istanbul', 'istanbul', '[İstanbul] [Istanbul]'],
    ['İİ end', 'end', 'İİ [end]'],
    ['İzmir', 'i', '[İ]zm[i]r'],
    ['Straße', 'STRASSE', '[Straße]'],
    ['straße', 's', '[s]tra[ß]e'],
    ['ΟΔΟΣ οδος', 'οδος', '[ΟΔΟΣ] [οδος]'],
    ['𝒳 😀 ok', '😀', '𝒳 [😀] ok'],
    ['ÄÖÜ', 'äö', '[ÄÖ]Ü'],
  ])('C-HL-01 letters whose length depends on their case: %s with %s', (text, query, expected) => {
    expect(mark(text, query)).toBe(expected);
  });

  it('C-HL-01 the joined parts equal the text, for any text and query', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(anything, anything, (text, query) => {
        const parts = markMatches(text, query);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });

  it('C-HL-01 every occurrence in the text is marked', () => {
    const word = fc.stringMatching(/^[a-z.*+]{1,3}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), word, (words, query) => {
        const text = words.join(' ');
        const count = markMatches(text.toUpperCase(), query).filter(({ marked }) => marked).length;
        expect(count).toBe(text.split(query).length - 1);
      }),
    );
  });
});
