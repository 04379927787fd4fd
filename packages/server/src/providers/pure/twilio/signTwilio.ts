import type { FormPairs, SigningTools } from '../SmsProvider';

type Signed = {
  /** The whole called URL, with its query. */
  url: string;
  pairs: FormPairs;
};

/** Twilio's signature: the URL, then sorted names and values, equal pairs once; SHA-1 with the auth token. [OWN-13] */
export function signTwilio(secret: string, { url, pairs }: Signed, hmac: SigningTools['hmac']): string {
  const unique = [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()];
  const sorted = unique.sort(([a, one], [b, other]) => compare(a, b) || compare(one, other));
  return hmac('sha1', secret, url + sorted.flat().join(''));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Is this the form's signature? In constant time; the URL counts with and without its port, as Twilio signs either. [OWN-13] */
export function isSignedByTwilio(
  secret: string,
  { url, pairs, signature }: Signed & { signature: unknown },
  { hmac, isSame }: SigningTools,
): boolean {
  if (typeof signature !== 'string') return false;
  // Always compares both, so that the time reveals nothing.
  const matches = withAndWithoutPort(url).map((address) =>
    isSame(signTwilio(secret, { url: address, pairs }, hmac), signature),
  );
  return matches.includes(true);
}

function withAndWithoutPort(url: string): [string, string] {
  const standard = url.startsWith('https:') ? '443' : '80';
  const [, start = '', port, rest = ''] =
    /^(https?:\/\/(?:\[[^\]]*\]|[^/:]*))(?::(\d+))?(.*)$/.exec(url) ?? [];
  return [start + rest, `${start}:${port ?? standard}${rest}`];
}
