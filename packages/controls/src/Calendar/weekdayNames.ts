import { controls } from '@beckon/contract';
import { addDays } from '../dates/addDays';
import { formatDay } from '../dates/formatDay';

const someSunday = '2026-11-15';
const roomCharacters = 4;

/** A weekday as a column heading, and in full for screen readers. */
export interface WeekdayName {
  readonly short: string;
  readonly long: string;
}

/** The seven weekdays in a locale's language, starting with the first day of its weeks. [C-CAL-04] */
export function weekdayNames(locale: string, weekStart: number): readonly WeekdayName[] {
  return Array.from({ length: controls.weekDays }, (_, at) => {
    const day = addDays(someSunday, weekStart + at);
    const name = (weekday: 'narrow' | 'short' | 'long') => formatDay(day, locale, { weekday });
    const short = name('short');
    return { short: short.length > roomCharacters ? name('narrow') : short, long: name('long') };
  });
}
