import { describe, expect, it } from 'vitest';
import { formatDay } from './formatDay';
import { formatNumber } from './formatNumber';

describe('formatDay', () => {
  it.each([
    ['en-US', 'Sunday, November 15, 2026'],
    ['de', 'Sonntag, 15. November 2026'],
    ['th-TH', 'วันอาทิตย์ที่ 15 พฤศจิกายน ค.ศ. 2026'],
  ])('writes the day in %s, always in the Gregorian calendar', (locale, text) => {
    expect(formatDay('2026-11-15', locale, { dateStyle: 'full' })).toBe(text);
  });
});

describe('formatNumber', () => {
  it.each([
    ['en', '2026'],
    ['ar-EG', '٢٠٢٦'],
  ])('writes a year in the digits of %s', (locale, text) => {
    expect(formatNumber(2026, locale)).toBe(text);
  });
});
