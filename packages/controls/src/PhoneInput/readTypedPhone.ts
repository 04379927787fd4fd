import type { PickerCountry } from '@beckon/contract/data/PickerCountry';
import type { PhoneValue } from './PhoneValue';
import { toPlainDigits } from './readDigits';
import { readPastedPhone } from './readPastedPhone';

/** The value after the field's text became `text`: international numbers pick their country, letters are left out. */
export function readTypedPhone(
  text: string,
  countries: readonly PickerCountry[],
  value: PhoneValue,
): PhoneValue {
  const read = readPastedPhone(text, countries, value.country);
  return (
    read ?? {
      country: value.country,
      number: toPlainDigits(text).replace(/[^\d\s()+./-]/g, ''),
    }
  );
}
