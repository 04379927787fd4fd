import { type ParsedPhone, parsePhone } from '../../formats/pure/index';

/** Which countries an account texts. */
export type ServedCountries = { country: string; smsCountries: readonly string[] };

/** A number that we may text, or why not. */
export type ServedPhone = ParsedPhone | { ok: false; reason: 'notTextable' | 'countryNotServed' };

/** Numbers that charge the sender, or don't reach a person's phone. */
const notTextable = /PREMIUM_RATE|SHARED_COST|TOLL_FREE|UAN|VOICEMAIL|PAGER/;

/** Parses a number and checks whether we text it: by its kind, and by its country. [NET-12] */
export function parseServedPhone(text: string, { country, smsCountries }: ServedCountries): ServedPhone {
  const read = parsePhone(text, country);
  if (!read.ok) return read;
  if (notTextable.test(read.kind ?? '')) return { ok: false, reason: 'notTextable' };
  // We never text numbers without a country, such as satellite phones.
  const served = smsCountries.length > 0 ? smsCountries : [country];
  return read.country && served.includes(read.country) ? read : { ok: false, reason: 'countryNotServed' };
}
