import { describe, expect, it } from 'vitest';
import { countries } from './countries';
import { flagOf } from './flagOf';

const entries = Object.entries(countries);

/** Every key of a country with its dial code, in the table's order. */
function keysOf(code: string): string[] {
  return entries.filter(([key]) => key.startsWith(code)).map(([key, { phone }]) => `${key} ${phone}`);
}

describe('countries', () => {
  it('DATA-01 finds a whole record by its code', () => {
    expect(countries.FR).toEqual({
      name: 'France',
      native: 'France',
      phone: '33',
      continent: 'EU',
      capital: 'Paris',
      currency: 'EUR',
      languages: ['fr'],
      emoji: '🇫🇷',
      emojiU: 'U+1F1EB U+1F1F7',
    });
  });

  it('DATA-01 fills every record', () => {
    for (const [key, country] of entries) {
      expect(key).toMatch(/^[A-Z]{2}\d?$/);
      expect(country.name, key).toMatch(/^\p{Lu}\S/u);
      expect(country.native, key).toMatch(/^[\p{L}\p{M}].*[\p{L}\p{M})]$/u);
      expect(country.phone, key).toMatch(/^[1-9]\d{0,3}$/);
      expect(['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'], key).toContain(country.continent);
      expect(country.emoji, key).toBe(flagOf(key));
      expect(country.emojiU, key).toMatch(/^U\+1F1[EF][0-9A-F] U\+1F1[EF][0-9A-F]$/);
    }
    const withoutCapital = entries.filter(([, { capital }]) => capital === '').map(([key]) => key);
    expect(withoutCapital).toEqual(['AQ', 'BV', 'HM', 'MO', 'UM']);
  });

  it('DATA-02 has about 250 entries', () => {
    expect(entries.length).toBeGreaterThanOrEqual(245);
    expect(entries.length).toBeLessThanOrEqual(265);
  });

  it('DATA-03 separates currencies by commas and lists languages', () => {
    expect(countries.CH?.currency).toBe('CHF,CHE,CHW');
    expect(countries.CH?.languages).toEqual(['de', 'fr', 'it']);
    for (const [key, { currency, languages }] of entries) {
      // Antarctica has neither a currency nor a language.
      if (key === 'AQ') continue;
      expect(currency, key).toMatch(/^[A-Z]{3}(,[A-Z]{3})*$/);
      expect(languages.join(' '), key).toMatch(/^[a-z]{2}( [a-z]{2})*$/);
    }
  });

  it('the order follows the English names, ignoring accents and case', () => {
    const names = entries.map(([, { name }]) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : Number(a > b))));
  });
});

describe('countries with several dial codes', () => {
  it.each([
    ['DO', ['DO 1809', 'DO2 1829', 'DO3 1849']],
    ['PR', ['PR 1787', 'PR2 1939']],
    ['KZ', ['KZ 7', 'KZ2 76', 'KZ3 77']],
    ['XK', ['XK 383', 'XK2 377', 'XK3 381', 'XK4 386']],
  ])('DATA-04 A-72 lists %s once per dial code', (code, keys) => {
    expect(keysOf(code)).toEqual(keys);
  });

  it('DATA-04 lists every other country once, and entries of one country differ only in the dial code', () => {
    const repeats = entries.filter(([key]) => key.length > 2);
    expect([...new Set(repeats.map(([key]) => key.slice(0, 2)))].sort()).toEqual(['DO', 'KZ', 'PR', 'XK']);
    for (const [key, { phone, ...rest }] of repeats) {
      const { phone: firstPhone, ...first } = countries[key.slice(0, 2)] ?? { phone };
      expect(phone, key).not.toBe(firstPhone);
      expect(rest, key).toEqual(first);
    }
  });
});
