import { expect, it } from 'vitest';
import { dialCodes } from './dialCodes';
import { parseDialCodes } from './parseDialCodes';
import { parsePickerCountries } from './parsePickerCountries';
import { pickerCountries } from './pickerCountries';

it('C-PHONE-04 A-72 has the countries of the table with their dial codes', () => {
  const facts = ({ code, dial }: { code: string; dial: string }) => `${code} ${dial}`;
  const table = parsePickerCountries(pickerCountries).map(facts);
  expect(parseDialCodes(dialCodes).map(facts).sort()).toEqual(table.sort());
  expect(table.length).toBeGreaterThan(250);
});
it('C-PHONE-01 names a country until its name from the table is available', () => {
  const [country] = parseDialCodes('Us');
  expect([country?.name, country?.native]).toEqual(['United States', 'United States']);
});
