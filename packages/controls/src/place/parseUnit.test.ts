import { describe, expect, it } from 'vitest';
import { parseUnit } from './parseUnit';

describe('parseUnit', () => {
  it.each([
    [8, 8, 'px'],
    [-2.5, -2.5, 'px'],
    ['8', 8, 'px'],
    ['12px', 12, 'px'],
    ['0.5rem', 0.5, 'rem'],
    ['-.5em', -0.5, 'em'],
    [' 10 % ', 10, '%'],
    ['2VW', 2, 'vw'],
    ['3vh', 3, 'vh'],
  ] as const)('C-POP-03 %j is %d %s', (length, amount, unit) => {
    expect(parseUnit(length)).toEqual({ amount, unit });
  });

  it.each([
    ['3furlong', 'furlong'],
    ['1pt', 'pt'],
    ['px', 'px'],
    ['', ''],
    ['1px 2px', '1px 2px'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
  ])('C-POP-03 ERR-14 %j raises the developer error and names %s', (length, named) => {
    expect(() => parseUnit(length)).toThrow(`unknown position units "${named}"`);
  });
});
