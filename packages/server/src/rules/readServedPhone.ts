import { type ReadPhone, readPhone } from './readPhone';

/** Which countries an account sends texts to. */
export type ServedCountries = { country: string; smsCountries: readonly string[] };

/** A number that may be texted, or why it may not. */
export type ServedPhone = ReadPhone | { ok: false; because: 'notTextable' | 'countryNotServed' };

/** Numbers that cost the sender, or reach no person's phone. */
const notTextable = /PREMIUM_RATE|SHARED_COST|TOLL_FREE|UAN|VOICEMAIL|PAGER/;

/** Reads a number and asks whether texts are sent to it: by its kind, and by its country. [NET-12] */
export function readServedPhone(text: string, { country, smsCountries }: ServedCountries): ServedPhone {
  const read = readPhone(text, country);
  if (!read.ok) return read;
  if (notTextable.test(read.kind ?? '')) return { ok: false, because: 'notTextable' };
  // Numbers of no country, such as those of satellites, are never served.
  const served = smsCountries.length > 0 ? smsCountries : [country];
  return read.country && served.includes(read.country) ? read : { ok: false, because: 'countryNotServed' };
}
