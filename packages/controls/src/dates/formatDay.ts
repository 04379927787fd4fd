import type { Day } from './Day';

const made = new Map<string, Intl.DateTimeFormat>();

/** Writes a day in a locale's language. */
export function formatDay(day: Day, locale: string, options: Intl.DateTimeFormatOptions): string {
  return dayFormat(locale, options).format(Date.parse(day));
}

/** A day formatter, created once per set of options: creating one takes longer than a whole calendar. */
export function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  // Our days are Gregorian and have no time zone, whatever the locale prefers.
  const format =
    made.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
  made.set(key, format);
  return format;
}
