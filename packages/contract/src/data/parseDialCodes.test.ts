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
it('C-PHONE-01 a country has its two-letter code until its names from the table are available', () => {
  const [country] = parseDialCodes('Us');
  expect([country?.name, country?.native]).toEqual(['US', 'US']);
});
