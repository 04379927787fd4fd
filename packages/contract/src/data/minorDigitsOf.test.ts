import { describe, expect, it } from 'vitest';
import { minorDigitsOf } from './minorDigitsOf';

describe('minorDigitsOf', () => {
  it.each([
    ['USD', 2],
    ['EUR', 2],
    ['HUF', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['jpy', 0],
    ['KWD', 3],
    ['BHD', 3],
    ['IQD', 3],
    ['CLF', 4],
    ['UYW', 4],
    ['XCG', 2],
    ['ANG', 2],
    ['ZZZ', 2],
    ['', 2],
  ])('DATA-06 %j has %i', (alphabetic, digits) => {
    expect(minorDigitsOf(alphabetic)).toBe(digits);
  });
});
