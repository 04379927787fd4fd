import { expect, it } from 'vitest';
import { currentDay } from './currentDay';

it.each([
  [new Date(2026, 10, 15, 0, 0), '2026-11-15'],
  [new Date(2026, 0, 1, 23, 59), '2026-01-01'],
])("DATA-07 at %s it is %s on the visitor's clock", (now, day) => {
  expect(currentDay(now)).toBe(day);
});
