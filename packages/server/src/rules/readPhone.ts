import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A number as it is stored, or why it is none. */
export type ReadPhone =
  | { ok: true; phone: string; country: string | undefined }
  | { ok: false; because: 'notPhone' | 'notTextable' };

/** Numbers that cost the sender, or reach no person's phone. */
const notTextable = new Set(['PREMIUM_RATE', 'SHARED_COST', 'TOLL_FREE', 'UAN', 'VOICEMAIL', 'PAGER']);

/** Reads what a visitor typed as an international number; without a `+` it belongs to the given country. [NET-12] */
export function readPhone(text: string, country: string): ReadPhone {
  const number = parsePhoneNumberFromString(text.trim(), {
    defaultCountry: country as CountryCode,
    extract: false,
  });
  if (!number?.isValid() || number.ext) return { ok: false, because: 'notPhone' };
  if (notTextable.has(number.getType() ?? '')) return { ok: false, because: 'notTextable' };
  return { ok: true, phone: number.number, country: number.country };
}
