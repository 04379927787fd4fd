import { clampDay } from '../dates/clampDay';
import type { Day } from '../dates/Day';
import { joinDay, splitDay } from '../dates/DayParts';
import { startOfMonth } from '../dates/startOfMonth';
import type { CalendarSetting } from './CalendarSetting';
import type { CalendarView } from './CalendarView';
import { calendarYears } from './calendarYears';

/** The month or year cell for a day, or the nearest that can be chosen. [C-CAL-05, C-RANGE-14] */
export function placeCursor(view: Exclude<CalendarView, 'days'>, day: Day, setting: CalendarSetting): Day {
  const near = clampDay(day, setting.limits);
  if (view === 'months') return startOfMonth(near);
  const years = calendarYears(setting.today);
  const year = Math.min(Math.max(splitDay(near).year, years[0] ?? 0), years.at(-1) ?? 0);
  return joinDay({ year, month: 1, date: 1 });
}
