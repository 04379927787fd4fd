import { currencies } from './currencies';

/** What nearly every currency has, and so the default for an unknown or withdrawn one. */
const usualMinorDigits = 2;

/** How many minor digits a currency has, by its three letters in either case. [DATA-06] */
export function minorDigitsOf(alphabetic: string): number {
  const letters = alphabetic.toUpperCase();
  const known = Object.values(currencies).find((currency) => currency.alphabetic === letters);
  return known?.minorDigits ?? usualMinorDigits;
}
