import type { Day } from './Day';
import { joinDay } from './DayParts';

/** The day that the visitor's own clock shows. */
export function readToday(now: Date = new Date()): Day {
  return joinDay({ year: now.getFullYear(), month: now.getMonth() + 1, date: now.getDate() });
}
