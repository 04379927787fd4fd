import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameNumber } from './isSameNumber';
import { parseDecimal } from './parseDecimal';
import { parseStepKey, stepNumber } from './stepNumber';

describe('stepNumber', () => {
  it.each([
    ['5', 1, 1, '6'],
    ['5', 1, -1, '4'],
    ['0', 1, -1, '-1'],
    ['', 1, 1, '1'],
    ['0.1', 1, 1, '1.1'],
    ['0.1', 0.2, 1, '0.3'],
    ['1.50', 1, 1, '2.50'],
    ['-0.5', 1, 1, '0.5'],
    ['9007199254740992', 1, 1, '9007199254740993'],
    ['0.12345678901234', 1, 1, '1.12345678901234'],
    ['9999999999999999', 1, 1, '9999999999999999'],
    ['12', 1, 10, '22'],
  ])('C-NUM-08 %s by %d, %i times, is %s', (text, step, times, next) => {
    expect(stepNumber(text, step, times)).toBe(next);
  });

  it('C-NUM-02 C-NUM-08 stepping there and back gives the same number, with all 16 symbols', () => {
    const number = fc
      .tuple(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), fc.nat(9999))
      .map(([whole, part]) => `${whole}.${part}`);
    fc.assert(
      fc.property(number, fc.integer({ min: -99, max: 99 }), (text, times) => {
        expect(isSameNumber(stepNumber(stepNumber(text, 1, times), 1, -times), text)).toBe(true);
        expect(Number(stepNumber(text, 1, times))).toBeCloseTo(Number(text) + times, 4);
      }),
    );
  });
});

describe('parseStepKey', () => {
  it.each([
    ['ArrowUp', false, 1],
    ['ArrowDown', false, -1],
    ['ArrowUp', true, 10],
    ['ArrowDown', true, -10],
    ['PageUp', false, 10],
    ['PageDown', false, -10],
    ['Home', false, undefined],
    ['1', false, undefined],
  ])('C-NUM-08 A-63 %s (with Shift: %s) takes %s', (key, shift, times) => {
    expect(parseStepKey(key, shift)).toBe(times);
  });
});

describe('parseDecimal', () => {
  it.each(['', '-', '.', '-.', 'abc', '1e5', '1.2.3', ' 1', 'Infinity', undefined])(
    '%j is not a number',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );

  it.each([
    ['1.5', '1.50'],
    ['.5', '0.5'],
    ['1.', '1'],
    ['-0', '0'],
    ['007', '7'],
  ])('%s and %s are the same number', (one, other) => {
    expect(isSameNumber(one, other)).toBe(true);
  });

  it.each([
    ['9007199254740992', '9007199254740993'],
    ['0.1', '0.10000000000001'],
    ['0', ''],
    ['-1', '1'],
  ])('%s and %s are not', (one, other) => {
    expect(isSameNumber(one, other)).toBe(false);
  });
});
