import { expect, it } from 'vitest';
import { isDay } from './isDay';

it.each([
  ['2026-11-15', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['2026-01-32', false],
  ['0000-01-01', false],
  ['2026-1-1', false],
  ['', false],
])('OWN-11 OWN-12 whether %s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
