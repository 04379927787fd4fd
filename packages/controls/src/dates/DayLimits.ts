import type { Day } from './Day';

/** The first and the last day that may be chosen. */
export interface DayLimits {
  readonly min: Day;
  readonly max: Day;
}

/** The days whose year can be typed: 1000 to 2999. [C-DATE-02] */
export const widestLimits: DayLimits = { min: '1000-01-01', max: '2999-12-31' };

/** Whether the day is within the limits. [C-CAL-06] */
export function isWithin(day: Day, { min, max }: DayLimits): boolean {
  return day >= min && day <= max;
}
