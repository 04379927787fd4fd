import { shortTag } from '../dates/parseLocale';

/** The order in which a date is written: month or day first, the year always last. */
export type DateOrder = 'monthFirst' | 'dayFirst';

const usLocale = 'en-us';

/** MM/DD/YYYY in the US locale, otherwise DD/MM/YYYY. [C-DATE-01] */
export function dateOrder(locale: string): DateOrder {
  return shortTag(locale) === usLocale ? 'monthFirst' : 'dayFirst';
}
