import { pickerCountries } from '@beckon/contract/data/pickerCountries';
import { readPickerCountries } from '@beckon/contract/data/readPickerCountries';
import { PhoneInput } from '@beckon/controls/PhoneInput';
import { defaultCountry } from '@beckon/controls/PhoneInput/defaultCountry';
import { joinPhone } from '@beckon/controls/PhoneInput/joinPhone';
import type { PhoneValue } from '@beckon/controls/PhoneInput/PhoneValue';
import { readPastedPhone } from '@beckon/controls/PhoneInput/readPastedPhone';
import { type ReactNode, useState } from 'react';
import type { FieldInputProps } from './FieldInputProps';

const countries = readPickerCountries(pickerCountries);

/** The digits of a whole number, as links want it; none while nothing was typed. */
function digitsOf({ country, number }: PhoneValue): string {
  const dial = countries.find(({ code }) => code === country)?.dial ?? '';
  return joinPhone(dial, number)?.slice(1) ?? '';
}

/** Country and number in one field, kept as the whole international number. [A-46, ENT-16] */
export function PhoneField({ field, value, onChange, error }: FieldInputProps): ReactNode {
  const digits = String(value ?? '').replace(/\D/g, '');
  const [typed, setTyped] = useState<PhoneValue>({
    country: defaultCountry(navigator.languages, countries),
    number: '',
  });
  // What was typed has blanks and brackets; as soon as another number counts, that one is shown.
  const shown =
    digitsOf(typed) === digits
      ? typed
      : (readPastedPhone(`+${digits}`, countries, typed.country) ?? { ...typed, number: digits });
  return (
    <PhoneInput
      countries={countries}
      label={field.label}
      hint={field.help}
      error={error}
      value={shown}
      onChange={(next) => {
        setTyped(next);
        onChange(digitsOf(next) || undefined);
      }}
    />
  );
}
