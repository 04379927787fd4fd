import { readDigits } from './readDigits';

/** The whole phone number: a plus sign, the dial code and the typed digits; null when none were typed. [C-PHONE-01, C-PHONE-02] */
export function joinPhone(dial: string, number: string): string | null {
  const digits = readDigits(number);
  return digits === '' ? null : `+${dial}${digits}`;
}
