import type { Day } from './Day';
import type { DayLimits } from './DayLimits';

/** The day itself, or the limit it exceeds. [C-RANGE-10] */
export function clampDay(day: Day, { min, max }: DayLimits): Day {
  if (day < min) return min;
  return day > max ? max : day;
}
