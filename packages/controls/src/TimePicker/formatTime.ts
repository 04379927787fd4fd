import { twelveHourLocales } from '@beckon/contract/data/locales';
import { dayFormat } from '../dates/formatDay';
import { shortTag } from '../dates/parseLocale';
import type { Time } from './Time';

/** How a time is shown: 2:30 PM in locales with the 12-hour style, elsewhere as stored. [C-TIME-05, A-69] */
export function formatTime(time: Time | null, locale: string): string {
  if (time === null || !twelveHourLocales.includes(shortTag(locale))) return time ?? '';
  const format = dayFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true });
  return format.format(Date.parse(`1970-01-01T${time}Z`));
}
