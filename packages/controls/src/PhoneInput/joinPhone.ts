import { parseDigits, toPlainDigits } from './parseDigits';

/**
 * The whole phone number: a plus sign, the dial code and the typed digits; null if none were typed. A number
 * typed with its own plus and an unknown code gets no second one. [C-PHONE-01, C-PHONE-02]
 */
export function joinPhone(dial: string, number: string): string | null {
  const digits = parseDigits(number);
  if (digits === '') return null;
  return /^\D*\+/.test(toPlainDigits(number)) ? `+${digits}` : `+${dial}${digits}`;
}
