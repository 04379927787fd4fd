import type { Day } from './Day';
import { joinDay, splitDay } from './DayParts';
import { daysInMonth } from './daysInMonth';
import { yearMonths } from './yearMonths';

/** The same day this many months later; the last day of a month that is too short for it. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, date } = splitDay(day);
  const months = year * yearMonths + month - 1 + count;
  const to = { year: Math.floor(months / yearMonths), month: (months % yearMonths) + 1 };
  return joinDay({ ...to, date: Math.min(date, daysInMonth(to.year, to.month)) });
}
