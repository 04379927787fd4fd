import { addDays } from './addDays';
import { addMonths } from './addMonths';
import type { Day } from './Day';

const yearAndMonth = '2026-11-'.length;

/** The first day of the day's month; it also represents the month itself. */
export function startOfMonth(day: Day): Day {
  return `${day.slice(0, yearAndMonth)}01`;
}

/** The last day of the day's month. */
export function endOfMonth(day: Day): Day {
  return addDays(addMonths(startOfMonth(day), 1), -1);
}
