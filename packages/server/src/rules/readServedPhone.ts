import { type ReadPhone, readPhone } from './readPhone';

/** Which countries an account sends texts to. */
export type ServedCountries = { country: string; smsCountries: readonly string[] };

/** A number that may be texted, or why it may not. */
export type ServedPhone = ReadPhone | { ok: false; because: 'countryNotServed' };

/** Reads a number and asks whether texts are sent to it: by its kind, and by its country. [NET-12] */
export function readServedPhone(text: string, { country, smsCountries }: ServedCountries): ServedPhone {
  const read = readPhone(text, country);
  if (!read.ok) return read;
  // Numbers of no country, such as those of satellites, are never served.
  const served = smsCountries.length > 0 ? smsCountries : [country];
  return read.country && served.includes(read.country) ? read : { ok: false, because: 'countryNotServed' };
}
