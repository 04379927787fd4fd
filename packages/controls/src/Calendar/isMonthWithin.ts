import { addMonths } from '../dates/addMonths';
import type { Day } from '../dates/Day';
import type { DayLimits } from '../dates/DayLimits';
import { splitDay } from '../dates/DayParts';
import { endOfMonth, startOfMonth } from '../dates/startOfMonth';

/** Whether any day of this month can be chosen, or it is entirely outside the limits. [C-RANGE-14] */
export function isMonthWithin(month: Day, { min, max }: DayLimits): boolean {
  return endOfMonth(month) >= min && startOfMonth(month) <= max;
}

/** Whether any day of this day's year can be chosen. */
export function isYearWithin(day: Day, { min, max }: DayLimits): boolean {
  const { year } = splitDay(day);
  return year >= splitDay(min).year && year <= splitDay(max).year;
}

/** Whether there is anything to choose this many months from here. */
export function canStep(month: Day, months: number, limits: DayLimits): boolean {
  return isMonthWithin(addMonths(month, months), limits);
}
