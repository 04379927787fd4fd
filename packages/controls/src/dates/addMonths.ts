import type { Day } from './Day';
import { joinDay, splitDay } from './DayParts';
import { yearMonths } from './yearMonths';

/** The same day this many months later; the last day of a month that is too short for it. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, date } = splitDay(day);
  const months = year * yearMonths + month - 1 + count;
  const to = { year: Math.floor(months / yearMonths), month: (months % yearMonths) + 1 };
  return joinDay({ ...to, date: Math.min(date, daysInMonth(to.year, to.month)) });
}

/** How many days a month has; January is month 1. */
function daysInMonth(year: number, month: number): number {
  // Day 0 of the month after it.
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
