import { controls } from '@beckon/contract';
import type { Day } from '../dates/Day';
import { splitDay } from '../dates/DayParts';

const calendarYearsEachSide = controls.calendarYearsEachSide;

/** The 201 years to choose from: the current one and 100 on either side. [C-CAL-05] */
export function calendarYears(today: Day): readonly number[] {
  const first = splitDay(today).year - calendarYearsEachSide;
  return Array.from({ length: calendarYearsEachSide * 2 + 1 }, (_, at) => first + at);
}
