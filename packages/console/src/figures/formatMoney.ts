import { minorDigitsOf } from '@beckon/contract/data/minorDigitsOf';

/** An amount in the smallest unit of its currency, as people write it. [OWN-17] */
export function formatMoney(amountMinor: number, currency: string, locale?: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
    amountMinor / 10 ** minorDigitsOf(currency),
  );
}
