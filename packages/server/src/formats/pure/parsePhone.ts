import { type CountryCode, type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A number as we store it, or that it is invalid. Includes the kind if the country's numbers show it. */
export type ParsedPhone =
  | { ok: true; phone: string; country: string | undefined; kind: NumberType }
  | { ok: false; reason: 'notPhone' };

/** Parses what someone typed as an international number; without a `+` it belongs to the given country. [NET-12] */
export function parsePhone(text: string, country: string): ParsedPhone {
  const number = parsePhoneNumberFromString(text.trim(), {
    defaultCountry: country as CountryCode,
    extract: false,
  });
  if (!number?.isValid() || number.ext) return { ok: false, reason: 'notPhone' };
  return { ok: true, phone: number.number, country: number.country, kind: number.getType() };
}
