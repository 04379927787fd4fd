import { parsePickerCountries } from '@beckon/contract/data/parsePickerCountries';
import { pickerCountries } from '@beckon/contract/data/pickerCountries';
import { describe, expect, it } from 'vitest';
import { filterCountries } from './filterCountries';

const countries = parsePickerCountries(pickerCountries);
const find = (query: string) => filterCountries(countries, query).map(({ code }) => code);

describe('filterCountries', () => {
  it.each([
    ['name', 'united k', 'GB'],
    ['name in capitals', 'UNITED KINGDOM', 'GB'],
    ['middle of the name', 'kingdom', 'GB'],
    ['native name', 'deutschland', 'DE'],
    ['middle of the native name', 'dominicana', 'DO'],
    ['native name in another script', 'україна', 'UA'],
    ['native name in other capitals', 'УКРАЇНА', 'UA'],
    ['plus sign and dial code', '+49', 'DE'],
    ['just the dial code', '49', 'DE'],
    ['dial code with spaces', '+1 809', 'DO'],
    ['dial code in other digits', '٤٩', 'DE'],
    ['name without its accents', 'osterreich', 'AT'],
    ['its two letters', 'gb', 'GB'],
    ['what people call it', 'usa', 'US'],
    ['a part for the whole', 'engl', 'GB'],
    ['an old name', 'turkey', 'TR'],
    ['00 in place of the plus sign', '0049', 'DE'],
  ])('C-PHONE-04 finds by %s: %s', (_, query, code) => {
    expect(find(query)).toContain(code);
  });

  it.each(['zzz', '+99999', 'united kingdom +49'])('C-PHONE-04 %s finds nothing', (query) => {
    expect(find(query)).toEqual([]);
  });

  it.each(['', '   '])('C-PHONE-04 the query %j leaves the table as it is', (query) => {
    expect(filterCountries(countries, query)).toEqual(countries);
  });

  it('C-PHONE-04 a plus sign on its own matches every dial code', () => {
    expect(find('+')).toHaveLength(countries.length);
  });

  it.each([
    ['united states', 'US'],
    ['in', 'IN'],
    ['+7', 'RU'],
    ['+44', 'GB'],
    ['+1', 'US'],
    ['uk', 'GB'],
    ['uae', 'AE'],
    ['oman', 'OM'],
  ])('the closest match of %s comes first', (query, code) => {
    expect(find(query)[0]).toBe(code);
  });
});
