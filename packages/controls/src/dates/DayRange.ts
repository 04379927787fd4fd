import type { Day } from './Day';

/** All days from the first to the last, both included. */
export interface DayRange {
  readonly start: Day;
  readonly end: Day;
}

/** The range between two days, whichever comes first. [C-RANGE-09] */
export function rangeOf(one: Day, other: Day): DayRange {
  return one <= other ? { start: one, end: other } : { start: other, end: one };
}
