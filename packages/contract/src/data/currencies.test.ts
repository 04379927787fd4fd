import { describe, expect, it } from 'vitest';
import { countries } from './countries';
import { currencies } from './currencies';

const entries = Object.entries(currencies);

describe('currencies', () => {
  it.each([
    ['840', 'USD', 2],
    ['978', 'EUR', 2],
    ['008', 'ALL', 2],
    ['012', 'DZD', 2],
    ['392', 'JPY', 0],
    ['410', 'KRW', 0],
    ['414', 'KWD', 3],
    ['048', 'BHD', 3],
    ['990', 'CLF', 4],
    ['927', 'UYW', 4],
  ])('DATA-05 DATA-06 numeric %s is %s with %i minor digits', (numeric, alphabetic, minorDigits) => {
    expect(currencies[numeric]).toEqual({ alphabetic, minorDigits });
  });

  it('DATA-05 numeric 532 is the Caribbean guilder, which took over the number in 2025', () => {
    expect(currencies['532']?.alphabetic).toBe('XCG');
  });

  it('DATA-05 has one entry per currency, each under three digits', () => {
    for (const [numeric, { alphabetic }] of entries) {
      expect(numeric, alphabetic).toMatch(/^\d{3}$/);
      expect(alphabetic, numeric).toMatch(/^[A-Z]{3}$/);
    }
    expect(new Set(entries.map(([, { alphabetic }]) => alphabetic)).size).toBe(entries.length);
    expect(entries.length).toBeGreaterThan(170);
  });

  it('DATA-05 knows the currency of every country', () => {
    const known = new Set(entries.map(([, { alphabetic }]) => alphabetic));
    const used = Object.values(countries).flatMap(({ currency }) => (currency ? currency.split(',') : []));
    // ANG gave its numeric code to XCG, see above.
    expect([...new Set(used)].filter((letters) => !known.has(letters) && letters !== 'ANG')).toEqual([]);
  });

  it('DATA-06 counts of minor digits are 2 for most, and otherwise 0, 3 or 4', () => {
    const lettersWith = (digits: number) => {
      const found = entries.filter(([, { minorDigits }]) => minorDigits === digits);
      return found.map(([, { alphabetic }]) => alphabetic).sort();
    };
    expect(lettersWith(4)).toEqual(['CLF', 'UYW']);
    expect(lettersWith(3)).toEqual(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);
    expect(lettersWith(0)).toHaveLength(30);
    expect(lettersWith(2)).toHaveLength(entries.length - 30 - 7 - 2);
  });
});
