import { expect, it } from 'vitest';
import { offersFor } from './offersFor';

const strangers = [{ host: 'shop.example', lastSeenAt: '', refused: 0, lastRefusedAt: null }];

it('OWN-02 offers countries by name, each once, with the letters that are stored', () => {
  const options = offersFor('country', { strangers });
  expect(options.find(({ value }) => value === 'DO')).toEqual({
    value: 'DO',
    label: 'Dominican Republic',
    hint: 'DO',
  });
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  expect(options.every(({ value }) => /^[A-Z]{2}$/.test(value))).toBe(true);
  expect(offersFor('smsCountries', { strangers })).toBe(options);
});

it('OWN-03 offers websites that have the script, and nothing elsewhere', () => {
  expect(offersFor('whitelist', { strangers }).map(({ value }) => value)).toEqual(['shop.example']);
  expect(offersFor('termsUrl', { strangers })).toEqual([]);
});
