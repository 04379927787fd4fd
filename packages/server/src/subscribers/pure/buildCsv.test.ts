import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCsv } from './buildCsv';

describe('buildCsv', () => {
  it.each([
    ['plain', 'plain'],
    ['+14155552671', '+14155552671'],
    [' =1+1', "' =1+1"],
    ['\n=1+1', '"\'\n=1+1"'],
    ['＝1+1', "'＝1+1"],
    ['＠x', "'＠x"],
    ['=1+1', "'=1+1"],
    ['+1+1', "'+1+1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['a "b", c', '"a ""b"", c"'],
    [null, ''],
    [0, '0'],
  ])('OWN-12 B27 writes %j as %j', (value, cell) => expect(buildCsv([[value]])).toBe(`${cell}\r\n`));

  it('OWN-12 B27 no cell begins like a formula, whatever was written', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = buildCsv([[text]])
          .slice(0, -2)
          .replace(/^"/, '');
        expect(/^[=@\t\r]/.test(cell) || (/^[+-]/.test(cell) && !/^\+\d+$/.test(cell))).toBe(false);
      }),
    );
    expect(buildCsv([['a', 1]])).toBe('a,1\r\n');
  });
});
