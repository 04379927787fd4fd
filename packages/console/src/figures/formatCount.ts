import { language } from '../copy/language';

const percentDigits = 1;

/** A count in the notation of the console's language. */
export function formatCount(count: number, locale: string = language()): string {
  return new Intl.NumberFormat(locale).format(count);
}

/** A share as a percentage, or a dash if there is none. [OWN-11] */
export function formatRate(rate: number | null | undefined, locale: string = language()): string {
  if (rate === null || rate === undefined) return '–';
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: percentDigits }).format(
    rate,
  );
}
