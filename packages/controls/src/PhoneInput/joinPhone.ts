import { readDigits, toPlainDigits } from './readDigits';

/**
 * The whole phone number: a plus sign, the dial code and the typed digits; null when none were typed. A number that was
 * typed with its own plus, of a code that no country has, gets no second one. [C-PHONE-01, C-PHONE-02]
 */
export function joinPhone(dial: string, number: string): string | null {
  const digits = readDigits(number);
  if (digits === '') return null;
  return /^\D*\+/.test(toPlainDigits(number)) ? `+${digits}` : `+${dial}${digits}`;
}
