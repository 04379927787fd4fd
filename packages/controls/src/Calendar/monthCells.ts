import { addMonths } from '../dates/addMonths';
import type { Day } from '../dates/Day';
import { joinDay, splitDay } from '../dates/DayParts';
import { formatDay } from '../dates/formatDay';
import { yearMonths } from '../dates/yearMonths';
import type { CalendarSetting } from './CalendarSetting';
import { isMonthWithin } from './isMonthWithin';
import type { PickCell } from './PickGrid';

/** The twelve months of a day's year; `shown` is the month the calendar shows. [C-RANGE-14] */
export function monthCells(day: Day, shown: Day, setting: CalendarSetting): readonly PickCell[] {
  const january = joinDay({ year: splitDay(day).year, month: 1, date: 1 });
  return Array.from({ length: yearMonths }, (_, at) => {
    const month = addMonths(january, at);
    return {
      day: month,
      text: formatDay(month, setting.locale, { month: 'short' }),
      // It begins with the visible text, for voice control.
      label: formatDay(month, setting.locale, { month: 'short', year: 'numeric' }),
      isDisabled: !isMonthWithin(month, setting.limits),
      isSelected: month === shown,
      isCurrent: month.slice(0, -2) === setting.today.slice(0, -2),
    };
  });
}
