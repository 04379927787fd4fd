import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CleanOptions, cleanNumber } from './cleanNumber';

const clean = (text: string, options: CleanOptions = {}) =>
  cleanNumber({ text, caret: text.length }, options).text;

describe('cleanNumber', () => {
  it.each([
    ['12', '12'],
    ['a1b2c', '12'],
    ['-12', '-12'],
    ['--1-2', '-12'],
    ['1-2', '12'],
    ['$-5', '-5'],
    ['1.5', '1.5'],
    ['1.2.3', '1.23'],
    ['12,5', '12.5'],
    ['-', '-'],
    ['.', '.'],
    ['1.', '1.'],
    ['1e5', '15'],
    ['+7', '7'],
    ['', ''],
    ['١٢٫٥', '12.5'],
    ['－１２．５', '-12.5'],
    ['−3', '-3'],
    ['۷', '7'],
  ])('C-NUM-01 of %j, %j stays', (text, cleaned) => {
    expect(clean(text, { keystroke: true })).toBe(cleaned);
    expect(clean(text)).toBe(cleaned);
  });

  it.each([
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['€ 1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['1，234，567', '1234567'],
    ['1,234٫5', '1234.5'],
    ['1 234 567,8', '1234567.8'],
    ['1,234', '1.234'],
  ])('C-NUM-01 a pasted %j is read as %j', (text, cleaned) => {
    expect(clean(text)).toBe(cleaned);
  });

  it('C-NUM-01 a second typed point is dropped, wherever it is', () => {
    expect(cleanNumber({ text: '1.5,', caret: 4 }, { keystroke: true })).toEqual({ text: '1.5', caret: 3 });
    expect(cleanNumber({ text: '1..5', caret: 2 }, { keystroke: true })).toEqual({ text: '1.5', caret: 2 });
  });

  it.each([
    ['12345678901234567', '1234567890123456'],
    ['-1234567890123456', '-123456789012345'],
    ['1.23456789012345678', '1.23456789012345'],
  ])('C-NUM-02 CONST-09 of %s 16 symbols stay', (text, cleaned) => {
    expect(clean(text)).toBe(cleaned);
  });

  it('C-NUM-02 in a full field what is typed in the middle is dropped, not the end', () => {
    expect(cleanNumber({ text: '12345967890123456', caret: 6 }, { keystroke: true })).toEqual({
      text: '1234567890123456',
      caret: 5,
    });
  });

  it('C-NUM-01 typed symbol by symbol, thousands separators are dropped and the last one is the point', () => {
    const typeAll = (keys: string) =>
      [...keys].reduce((text, key) => clean(text + key, { keystroke: true }), '');
    expect(['1,234.56', '1.234,56', '1,234,567.8', '1.5.6', '12.345'].map(typeAll)).toEqual([
      '1234.56',
      '1234.56',
      '1234567.8',
      '1.56',
      '12.345',
    ]);
    // A point inserted among the thousands of a number that has one is dropped.
    expect(clean('1.234.56', { keystroke: true })).toBe('1234.56');
  });

  it('C-NUM-03 as an integer a pasted number loses its decimals', () => {
    expect(['12.5', '12,5', '1,234.9', '-3.7', '.5'].map((text) => clean(text, { integer: true }))).toEqual([
      '12',
      '12',
      '1234',
      '-3',
      '',
    ]);
  });

  it('C-NUM-03 a point typed into an integer is dropped and takes no digit with it', () => {
    const options = { integer: true, keystroke: true };
    expect(cleanNumber({ text: '1.234', caret: 2 }, options)).toEqual({ text: '1234', caret: 1 });
  });

  it('C-NUM-04 a positive number has no minus', () => {
    expect(['-5', '--5.5', '−7'].map((text) => clean(text, { positive: true }))).toEqual(['5', '5.5', '7']);
  });

  it('the caret stays after the symbols that were before it', () => {
    expect(cleanNumber({ text: '1a23', caret: 2 }, {})).toEqual({ text: '123', caret: 1 });
    expect(cleanNumber({ text: 'ab12', caret: 0 }, {})).toEqual({ text: '12', caret: 0 });
    expect(cleanNumber({ text: '12.5', caret: 4 }, { integer: true })).toEqual({ text: '12', caret: 2 });
  });

  const anyText = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('-', '.', ',', '1', '0', '9', 'x', '٣', '−'), maxLength: 30 }),
  );
  const anyOptions = fc.record({ integer: fc.boolean(), positive: fc.boolean(), keystroke: fc.boolean() });

  it('C-NUM-01 C-NUM-02 C-NUM-03 C-NUM-04 whatever is typed, the result has the shape of a number', () => {
    fc.assert(
      fc.property(anyText, fc.nat(30), anyOptions, (text, at, options) => {
        const cleaned = cleanNumber({ text, caret: Math.min(at, text.length) }, options);
        expect(cleaned.text).toMatch(/^-?\d*\.?\d*$/);
        expect(cleaned.text.length).toBeLessThanOrEqual(16);
        expect(cleaned.caret >= 0 && cleaned.caret <= cleaned.text.length).toBe(true);
        expect(options.integer && cleaned.text.includes('.')).toBe(false);
        expect(options.positive && cleaned.text.includes('-')).toBe(false);
      }),
    );
  });

  it('clean text stays as it is, and so does the caret', () => {
    fc.assert(
      fc.property(anyText, fc.nat(16), anyOptions, (text, at, options) => {
        const once = clean(text, options);
        const edit = { text: once, caret: Math.min(at, once.length) };
        expect(cleanNumber(edit, options)).toEqual(edit);
      }),
    );
  });
});
