import { expect, it } from 'vitest';
import { offersFor } from './offersFor';

const strangers = [{ host: 'shop.example', lastSeenAt: '', refused: 0, lastRefusedAt: null }];
const providers = [
  { name: 'pigeon', channel: 'sms', label: 'Pigeon Post' },
  { name: 'owl', channel: 'messenger', label: 'Owl' },
] as const;
const settings = { strangers, providers: [...providers], timeZone: 'Mars/Olympus_Mons' };

it('OWN-02 offers countries by name, each once, with the letters that are stored', () => {
  const options = offersFor('country', settings);
  expect(options.find(({ value }) => value === 'DO')).toEqual({
    value: 'DO',
    label: 'Dominican Republic',
    hint: 'DO',
  });
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  expect(options.every(({ value }) => /^[A-Z]{2}$/.test(value))).toBe(true);
  expect(offersFor('smsCountries', settings)).toBe(options);
});

it('OWN-03 offers websites that have the script, and nothing elsewhere', () => {
  expect(offersFor('whitelist', settings).map(({ value }) => value)).toEqual(['shop.example']);
  expect(offersFor('termsUrl', settings)).toEqual([]);
});

it('OWN-02 OWN-13 offers the providers that the server has, each for its channel', () => {
  expect(offersFor('smsProvider', settings)).toEqual([{ value: 'pigeon', label: 'Pigeon Post' }]);
  expect(offersFor('messengerProvider', settings)).toEqual([{ value: 'owl', label: 'Owl' }]);
});

it('OWN-02 OWN-11 offers time zones, each once, and the current one even if this browser calls it something else', () => {
  const options = offersFor('timeZone', settings);
  expect(options).toContainEqual({ value: 'America/New_York', label: 'America/New York' });
  expect(options).toContainEqual({ value: 'UTC', label: 'UTC' });
  expect(options).toContainEqual({ value: 'Mars/Olympus_Mons', label: 'Mars/Olympus Mons' });
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
});
