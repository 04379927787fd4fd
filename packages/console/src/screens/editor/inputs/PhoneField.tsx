import { PhoneInput } from '@beckon/controls/PhoneInput';
import { defaultCountry } from '@beckon/controls/PhoneInput/defaultCountry';
import { joinPhone } from '@beckon/controls/PhoneInput/joinPhone';
import type { PhoneValue } from '@beckon/controls/PhoneInput/PhoneValue';
import { parsePastedPhone } from '@beckon/controls/PhoneInput/parsePastedPhone';
import { type ReactNode, useState } from 'react';
import { countries } from '../../../data/countries';
import type { FieldInputProps } from './FieldInputProps';

const keepsZero: ReadonlySet<string> = new Set(['IT', 'SM', 'VA', 'CI', 'CG', 'GA']);

/** The digits of the full number, as links need it; empty while nothing is typed. */
function digitsOf({ country, number }: PhoneValue): string {
  const dial = countries.find(({ code }) => code === country)?.dial ?? '';
  // Numbers at home begin with a zero that isn't dialed from abroad, except in a few countries where it is part of the number.
  const dialled = keepsZero.has(country) ? number : number.replace(/^[\s(]*0+/, '');
  return joinPhone(dial, dialled)?.slice(1) ?? '';
}

/** Country and number in one field, stored as the full international number. [A-46, ENT-16] */
export function PhoneField({ field, value, onChange, error }: FieldInputProps): ReactNode {
  const digits = String(value ?? '').replace(/\D/g, '');
  const [typed, setTyped] = useState<PhoneValue>({
    country: defaultCountry(navigator.languages, countries),
    number: '',
  });
  // Typed text has spaces and parentheses; once the value is another number, that one is shown.
  const shown =
    digitsOf(typed) === digits
      ? typed
      : (parsePastedPhone(`+${digits}`, countries, typed.country) ?? { ...typed, number: digits });
  return (
    <PhoneInput
      countries={countries}
      label={field.label}
      hint={field.help}
      error={error}
      required={field.isRequired === true}
      value={shown}
      onChange={(next) => {
        setTyped(next);
        onChange(digitsOf(next) || undefined);
      }}
    />
  );
}
