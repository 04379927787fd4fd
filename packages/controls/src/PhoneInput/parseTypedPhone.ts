import type { PickerCountry } from '@beckon/contract/data/PickerCountry';
import { cleanPhone } from './cleanPhone';
import type { PhoneValue } from './PhoneValue';
import { parsePastedPhone } from './parsePastedPhone';

/** The value after the field's text became `text`: international numbers pick their country, letters are left out. */
export function parseTypedPhone(
  text: string,
  countries: readonly PickerCountry[],
  value: PhoneValue,
): PhoneValue {
  const clean = cleanPhone(text);
  // A plus is valid only before the number.
  const first = clean.search(/[\d+]/);
  const number = clean.replace(/\+/g, (plus, at) => (at === first ? plus : ''));
  return parsePastedPhone(number, countries, value.country) ?? { country: value.country, number };
}
