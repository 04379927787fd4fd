import { sundayFirstLocales } from '@beckon/contract/data/locales';
import { shortTag } from './parseLocale';

const [sunday, monday] = [0, 1];

/** The first day of the week: 1 for Monday, 0 for Sunday in locales that start there. [C-CAL-04, A-62] */
export function firstWeekday(locale: string): number {
  const tag = shortTag(locale);
  const [language = tag] = tag.split('-');
  return [tag, language].some((each) => sundayFirstLocales.includes(each)) ? sunday : monday;
}
