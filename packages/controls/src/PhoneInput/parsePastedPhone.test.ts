import { dialCodes } from '@beckon/contract/data/dialCodes';
import { parseDialCodes } from '@beckon/contract/data/parseDialCodes';
import { parsePickerCountries } from '@beckon/contract/data/parsePickerCountries';
import { pickerCountries } from '@beckon/contract/data/pickerCountries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinPhone } from './joinPhone';
import { parsePastedPhone } from './parsePastedPhone';

const countries = parsePickerCountries(pickerCountries);

describe('parsePastedPhone', () => {
  it.each([
    ['+447911123456', 'US', 'GB', '7911123456'],
    ['+44 7911 123456', 'US', 'GB', '7911 123456'],
    ['+44 (0)20 7946 0018', 'US', 'GB', '20 7946 0018'],
    ['  +1 (201) 555-0123', 'GB', 'US', '(201) 555-0123'],
    ['+1-201-555-0123', 'GB', 'US', '201-555-0123'],
    ['+1 (809) 555-0123', 'US', 'DO', '555-0123'],
    ['＋４４ ７９１１', 'US', 'GB', '7911'],
    ['+44', 'US', 'GB', ''],
    ['\u202a+44 7911 123456\u202c', 'US', 'GB', '7911 123456'],
    ['\u200e+447911123456', 'US', 'GB', '7911123456'],
    ['(+44) 7911 123456', 'US', 'GB', '7911 123456'],
    ['tel:+447911123456', 'US', 'GB', '7911123456'],
    ['Call me: +44 7911 123456', 'US', 'GB', '7911 123456'],
    ['+44 7911 123456, +1 201 555 0123', 'US', 'GB', '7911 123456'],
    ['0044 7911 123456', 'US', 'GB', '7911 123456'],
    ['00 44 7911 123456', 'DE', 'GB', '7911 123456'],
    ['011 44 7911 123456', 'US', 'GB', '7911 123456'],
    ['1-201-555-0123', 'US', 'US', '201-555-0123'],
    ['1 (809) 555-0123', 'DO', 'DO', '555-0123'],
    ['1 416 555 0123', 'CA', 'CA', '416 555 0123'],
    ['+49–151–23456789', 'US', 'DE', '151-23456789'],
  ])('%s with %s chosen is %s and %j', (text, chosen, country, number) => {
    expect(parsePastedPhone(text, countries, chosen)).toEqual({ country, number });
  });

  it.each([
    ['+1 416 555 0123', 'CA'],
    ['+7 916 111 22 33', 'KZ'],
    ['+44 1481 720000', 'GG'],
  ])('%s keeps the chosen country %s, which shares the dial code', (text, chosen) => {
    expect(parsePastedPhone(text, countries, chosen)?.country).toBe(chosen);
  });

  it.each([
    ['+7 916 1234567', 'RU'],
    ['+47 21 98 76 54', 'NO'],
    ['+61 2 5550 1234', 'AU'],
    ['+381 11 234 5678', 'RS'],
  ])('%s goes to %s, which has most numbers of the dial code', (text, country) => {
    expect(parsePastedPhone(text, countries, 'US')?.country).toBe(country);
  });

  it('C-PHONE-04 A-72 a number has the same country before and after the list has loaded', () => {
    const begun = parseDialCodes(dialCodes);
    const numbers = [...new Set(countries.map(({ dial }) => `+${dial}`))];
    const placed = (table: typeof countries) =>
      numbers.map((one) => parsePastedPhone(one, table, 'US')?.country);
    expect(placed(begun)).toEqual(placed(countries));
  });

  it.each(['', '+', '2015550123', '00', '+0123', '011 44 7911', '07911 123456'])(
    '%j is not international',
    (text) => {
      expect(parsePastedPhone(text, countries, 'GB')).toBeNull();
    },
  );

  it('C-PHONE-01 the whole number is the same before and after', () => {
    const anyNumber = fc.tuple(fc.constantFrom(...countries), fc.stringMatching(/^[1-9]\d{5,9}$/));
    fc.assert(
      fc.property(anyNumber, ([{ dial }, rest]) => {
        const read = parsePastedPhone(`+${dial}${rest}`, countries, 'US');
        const country = countries.find(({ code }) => code === read?.country);
        expect(joinPhone(country?.dial ?? '', read?.number ?? '')).toBe(`+${dial}${rest}`);
      }),
    );
  });
});
