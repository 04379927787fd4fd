import { expect, it } from 'vitest';
import { nameCountries } from './nameCountries';

const names = (language?: string) => nameCountries(language).map(({ name }) => name);

it('C-PHONE-04 countries have English names, in the order of the table', () => {
  expect(names()[0]).toBe('Afghanistan');
  expect(names()).toContain('Germany');
});

it('C-PHONE-04 in another language they have its names and its order, and every dial code stays', () => {
  const german = nameCountries('de');
  expect(german.find(({ code }) => code === 'DE')?.name).toBe('Deutschland');
  expect(german.map(({ name }) => name)).toEqual(
    names('de').sort((one, other) => one.localeCompare(other, 'de')),
  );
  const dials = (list: readonly { code: string; dial: string }[]) =>
    list.map(({ code, dial }) => code + dial).sort();
  expect(dials(german)).toEqual(dials(nameCountries(undefined)));
});
