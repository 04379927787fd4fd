import { minorDigitsOf } from '@beckon/contract/data/minorDigitsOf';
import { language } from '../copy/language';

/** Formats an amount given in the smallest unit of its currency. [OWN-17] */
export function formatMoney(amountMinor: number, currency: string, locale: string = language()): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
    amountMinor / 10 ** minorDigitsOf(currency),
  );
}
