import type { Day } from './Day';
import { joinDay } from './DayParts';

/** Today on the visitor's clock. */
export function currentDay(now: Date = new Date()): Day {
  return joinDay({ year: now.getFullYear(), month: now.getMonth() + 1, date: now.getDate() });
}
