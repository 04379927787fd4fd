import { describe, expect, it } from 'vitest';
import { countries } from './countries';
import { parsePickerCountries } from './parsePickerCountries';
import { pickerCountries } from './pickerCountries';

describe('parsePickerCountries', () => {
  it('C-PHONE-04 has the name, native name and dial code of every country, in the same order', () => {
    const expected = Object.entries(countries).map(([code, { name, native, phone }]) => {
      return { code, name, native, dial: phone };
    });
    expect(parsePickerCountries(pickerCountries)).toEqual(expected);
  });

  it.each([
    ['US1United States', [{ code: 'US', name: 'United States', native: 'United States', dial: '1' }]],
    ['DE49Germany|Deutschland', [{ code: 'DE', name: 'Germany', native: 'Deutschland', dial: '49' }]],
    [
      'PR1787,1939Puerto Rico',
      [
        { code: 'PR', name: 'Puerto Rico', native: 'Puerto Rico', dial: '1787' },
        { code: 'PR2', name: 'Puerto Rico', native: 'Puerto Rico', dial: '1939' },
      ],
    ],
    ['', []],
  ])('A-72 unpacks %j', (line, read) => {
    expect(parsePickerCountries(line)).toEqual(read);
  });

  it('reading the same table twice gives the same result', () => {
    expect(parsePickerCountries(pickerCountries)).toEqual(parsePickerCountries(pickerCountries));
  });
});
