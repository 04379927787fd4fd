import { createHmac, timingSafeEqual } from 'node:crypto';

/** A form as sent: names and values in order; a name may occur twice. */
export type FormPairs = readonly (readonly [string, string])[];

type Signed = {
  /** The whole called URL, with its query. */
  url: string;
  pairs: FormPairs;
};

/** Twilio's signature: the URL, then sorted names and values, equal pairs once; SHA-1 with the auth token. [OWN-13] */
export function signTwilio(secret: string, { url, pairs }: Signed): string {
  const unique = [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()];
  const sorted = unique.sort(([a, one], [b, other]) => compare(a, b) || compare(one, other));
  return createHmac('sha1', secret)
    .update(url + sorted.flat().join(''), 'utf8')
    .digest('base64');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Is this the form's signature? In constant time; the URL counts with and without its port, as Twilio signs either. [OWN-13] */
export function isSignedByTwilio(secret: string, { url, pairs }: Signed, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  const given = Buffer.from(signature);
  // Always compares both, so that the time reveals nothing.
  const matches = withAndWithoutPort(url)
    .map((address) => Buffer.from(signTwilio(secret, { url: address, pairs })))
    .map((expected) => expected.length === given.length && timingSafeEqual(expected, given));
  return matches.includes(true);
}

function withAndWithoutPort(url: string): [string, string] {
  const standard = url.startsWith('https:') ? '443' : '80';
  const [, start = '', port, rest = ''] =
    /^(https?:\/\/(?:\[[^\]]*\]|[^/:]*))(?::(\d+))?(.*)$/.exec(url) ?? [];
  return [start + rest, `${start}:${port ?? standard}${rest}`];
}
