import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/addDays';
import { endOfMonth, startOfMonth } from '../dates/startOfMonth';
import { weekdayOf } from '../dates/weekdayOf';
import { calendarYears } from './calendarYears';
import { monthGrid } from './monthGrid';
import { weekdayNames } from './weekdayNames';

const anyDay = fc.integer({ min: 0, max: 730_484 }).map((count) => addDays('1000-01-01', count));

describe('monthGrid', () => {
  it.each([
    ['2026-11-01', 1, '2026-10-26', '2026-12-06'],
    ['2026-11-01', 0, '2026-11-01', '2026-12-12'],
    ['2026-02-01', 1, '2026-01-26', '2026-03-08'],
    ['2024-02-01', 0, '2024-01-28', '2024-03-09'],
  ])('C-CAL-03 C-CAL-04 %s with weeks from %i runs from %s to %s', (month, weekStart, first, last) => {
    const days = monthGrid(month, weekStart).flat();
    expect([days[0], days.at(-1)]).toEqual([first, last]);
  });

  it('C-CAL-03 is always 6 weeks of 7 consecutive days that include the whole month', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(0, 1), (day, weekStart) => {
        const weeks = monthGrid(day, weekStart);
        expect(weeks.map(({ length }) => length)).toEqual([7, 7, 7, 7, 7, 7]);
        const days = weeks.flat();
        expect(days).toEqual(days.map((_, at) => addDays(days[0] ?? '', at)));
        expect(weekdayOf(days[0] ?? '')).toBe(weekStart);
        expect(days.slice(0, 7)).toContain(startOfMonth(day));
        expect(days).toContain(endOfMonth(day));
      }),
    );
  });
});

describe('calendarYears', () => {
  it('C-CAL-05 are 201: 100 before, the current one, 100 after', () => {
    const years = calendarYears('2026-11-15');
    expect([years.length, years[0], years[100], years.at(-1)]).toEqual([201, 1926, 2026, 2126]);
  });
});

describe('weekdayNames', () => {
  it.each([
    ['en-US', 0, 'Sun', 'Sunday'],
    ['de', 1, 'Mo', 'Montag'],
    ['ja', 0, '日', '日曜日'],
    ['ar-EG', 1, 'ن', 'الاثنين'],
  ])('C-CAL-04 in %s the week begins on %i with %s, in full %s', (locale, weekStart, short, long) => {
    const names = weekdayNames(locale, weekStart);
    expect(names).toHaveLength(7);
    expect(names[0]).toEqual({ short, long });
  });
});
