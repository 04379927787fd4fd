import { expect, it } from 'vitest';
import { parseTimeZone } from './parseTimeZone';

it.each([
  ['UTC', 'UTC'],
  ['utc', 'UTC'],
  ['Europe/Berlin', 'Europe/Berlin'],
  ['europe/berlin', 'Europe/Berlin'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Etc/GMT+3', 'Etc/GMT+3'],
])('OWN-11 reads the time zone %s as %s', (text, name) => {
  expect(parseTimeZone(text)).toBe(name);
});

it.each([
  '',
  'Berlin',
  'CET',
  '+02:00',
  'FOO+3',
  'Europe/',
  'Europe/Berlin/',
  'Mars/Olympus_Mons',
  "UTC'; --",
  'UTC\u0000',
  `Europe/${'a'.repeat(10_000)}`,
])('OWN-11 rejects %s as a time zone', (text) => {
  expect(parseTimeZone(text)).toBeUndefined();
});
