import { controls } from '@beckon/contract';
import { addDays } from '../dates/addDays';
import type { Day } from '../dates/Day';
import { startOfMonth } from '../dates/startOfMonth';
import { weekdayOf } from '../dates/weekdayOf';

const calendarWeeks = controls.calendarWeeks;
const weekDays = controls.weekDays;

/** Six weeks of seven days that begin with the week of the month's first day. [C-CAL-03, C-CAL-04] */
export function monthGrid(month: Day, weekStart: number): ReadonlyArray<readonly Day[]> {
  const first = startOfMonth(month);
  const before = (weekdayOf(first) - weekStart + weekDays) % weekDays;
  return Array.from({ length: calendarWeeks }, (_, week) =>
    Array.from({ length: weekDays }, (_, at) => addDays(first, week * weekDays + at - before)),
  );
}
