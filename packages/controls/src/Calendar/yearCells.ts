import type { Day } from '../dates/Day';
import { joinDay, splitDay } from '../dates/DayParts';
import { formatDay } from '../dates/formatDay';
import type { CalendarSetting } from './CalendarSetting';
import { calendarYears } from './calendarYears';
import { isYearWithin } from './isMonthWithin';
import type { PickCell } from './PickGrid';

/** The 201 years around today. [C-CAL-05] */
export function yearCells(shown: Day, setting: CalendarSetting): readonly PickCell[] {
  return calendarYears(setting.today).map((year) => {
    const day = joinDay({ year, month: 1, date: 1 });
    const text = formatDay(day, setting.locale, { year: 'numeric' });
    return {
      day,
      text,
      label: text,
      isDisabled: !isYearWithin(day, setting.limits),
      isSelected: year === splitDay(shown).year,
      isCurrent: year === splitDay(setting.today).year,
    };
  });
}
