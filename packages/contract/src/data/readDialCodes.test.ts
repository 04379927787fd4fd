import { expect, it } from 'vitest';
import { dialCodes } from './dialCodes';
import { pickerCountries } from './pickerCountries';
import { readDialCodes } from './readDialCodes';
import { readPickerCountries } from './readPickerCountries';

it('C-PHONE-04 A-72 has the countries of the table with their dial codes', () => {
  const facts = ({ code, dial }: { code: string; dial: string }) => `${code} ${dial}`;
  const table = readPickerCountries(pickerCountries).map(facts);
  expect(readDialCodes(dialCodes).map(facts).sort()).toEqual(table.sort());
  expect(table.length).toBeGreaterThan(250);
});
it('C-PHONE-01 names a country until its name from the table is available', () => {
  const [country] = readDialCodes('Us');
  expect([country?.name, country?.native]).toEqual(['United States', 'United States']);
});
