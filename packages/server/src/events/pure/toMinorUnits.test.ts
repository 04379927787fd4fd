import { currencies } from '@beckon/contract/data/currencies';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../../../../tools/test/isFullRun';
import { toMinorUnits } from './toMinorUnits';

const codes = [...new Set(Object.values(currencies).map(({ alphabetic }) => alphabetic))];
const digitsOf = (code: string) =>
  Object.values(currencies).find(({ alphabetic }) => alphabetic === code)?.minorDigits ?? 2;
const most = 1_000_000_000_000;
const numRuns = isFullRun ? 20_000 : 3000;

/** Writes an amount in minor units as people do. */
function write(minor: number, digits: number): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const split = text.length - digits;
  const fraction = digits > 0 ? `.${text.slice(split)}` : '';
  return `${minor < 0 ? '-' : ''}${text.slice(0, split)}${fraction}`;
}

describe('toMinorUnits', () => {
  it.each<[number | string, string, number | undefined]>([
    [9.9, 'USD', 990],
    ['9.90', 'USD', 990],
    ['0', 'USD', 0],
    ['-0', 'USD', 0],
    [0, 'EUR', 0],
    [1.005, 'USD', 101],
    ['1.005', 'USD', 101],
    [1.115, 'EUR', 112],
    [-1.005, 'USD', -101],
    ['.5', 'JPY', 1],
    ['0.49', 'JPY', 0],
    [1500, 'JPY', 1500],
    ['1.2345', 'KWD', 1235],
    [0.1 + 0.2, 'USD', 30],
    [1e-7, 'USD', 0],
    ['1e3', 'USD', 100_000],
    ['007.10', 'usd', 710],
    ['5', 'XYZ', 500],
    ['10000000000', 'USD', most],
    ['10000000000.01', 'USD', undefined],
    [1e300, 'USD', undefined],
    [Number.NaN, 'USD', undefined],
    [Number.POSITIVE_INFINITY, 'USD', undefined],
    ['', 'USD', undefined],
    ['.', 'USD', undefined],
    ['1,50', 'USD', undefined],
    ['0x10', 'USD', undefined],
    ['1 000', 'USD', undefined],
  ])('NET-08 PIX-27 A-54 DATA-06 %s %s is %s', (weight, currency, minor) => {
    expect(toMinorUnits(weight, currency)).toBe(minor);
  });

  it('NET-08 DATA-06 every amount of every currency comes back exactly as written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.integer({ min: -most, max: most }), (code, minor) => {
        expect(toMinorUnits(write(minor, digitsOf(code)), code)).toBe(minor === 0 ? 0 : minor);
      }),
      { numRuns },
    );
  });

  it('NET-08 PIX-27 an amount is the same as number and text, and a negative one is its negative', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.double({ min: 0, max: 9e7, noNaN: true }), (code, weight) => {
        const minor = toMinorUnits(weight, code);
        expect(toMinorUnits(String(weight), code)).toBe(minor);
        expect(toMinorUnits(-weight, code)).toBe(minor ? -minor : 0);
        expect(Math.abs((minor ?? Number.NaN) - weight * 10 ** digitsOf(code))).toBeLessThanOrEqual(0.51);
      }),
      { numRuns },
    );
  });

  it('NET-08 any text gives a whole amount or nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (weight, code) => {
        const minor = toMinorUnits(weight, code);
        expect(minor === undefined || (Number.isSafeInteger(minor) && Math.abs(minor) <= most)).toBe(true);
      }),
      { numRuns },
    );
  });
});
