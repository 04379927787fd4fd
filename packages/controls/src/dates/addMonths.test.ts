import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './addDays';
import { addMonths } from './addMonths';
import { splitDay } from './DayParts';
import { monthsBetween } from './monthsBetween';
import { endOfMonth, startOfMonth } from './startOfMonth';
import { weekdayOf } from './weekdayOf';

/** Any day from the year 1000 to 2999. */
const anyDay = fc.integer({ min: 0, max: 730_484 }).map((count) => addDays('1000-01-01', count));
const someMonths = fc.integer({ min: -2400, max: 2400 });

describe('days', () => {
  it.each([
    ['2026-11-15', 1, '2026-11-16'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2026-03-29', 1, '2026-03-30'],
    ['1000-01-01', -1, '0999-12-31'],
    ['1900-02-28', 1, '1900-03-01'],
  ])('%s and %i days is %s', (day, count, sum) => {
    expect(addDays(day, count)).toBe(sum);
  });

  it('DATA-07 adding days and subtracting them again leads back, whatever the clocks do', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(Math.abs(weekdayOf(addDays(day, 7 * count)) - weekdayOf(day))).toBe(0);
      }),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-11-15', 1, '2026-12-15'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-11-15', -1200, '1926-11-15'],
  ])('%s and %i months is %s', (day, count, sum) => {
    expect(addMonths(day, count)).toBe(sum);
  });

  it('leads back unless a month was too short for the day', () => {
    fc.assert(
      fc.property(anyDay, someMonths, (day, count) => {
        const there = addMonths(day, count);
        expect(monthsBetween(day, there)).toBe(count);
        const back = addMonths(there, -count);
        expect(startOfMonth(back)).toBe(startOfMonth(day));
        if (splitDay(there).date === splitDay(day).date) expect(back).toBe(day);
        else expect(there).toBe(endOfMonth(there));
      }),
    );
  });
});

describe('startOfMonth', () => {
  it('a month runs from its first day to the day before the next one', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(startOfMonth(day) <= day && day <= endOfMonth(day)).toBe(true);
        expect(addDays(endOfMonth(day), 1)).toBe(addMonths(startOfMonth(day), 1));
      }),
    );
  });
});
