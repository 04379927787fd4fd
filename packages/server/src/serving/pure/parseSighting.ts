import { parseOrigin } from '@beckon/contract/websites';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const hostCharacters = 253;

/**
 * The website whose page loads a script, according to the browser. The request must be for a script and, if it names an
 * origin, name that of the page: links, images and other pages' requests don't count. Anyone who writes headers by hand
 * can still invent one, so only the owner's list depends on it. [OWN-03]
 */
export function parseSighting({ referer, origin, 'sec-fetch-dest': asked }: Headers): string | undefined {
  if (asked !== undefined && asked !== 'script') return undefined;
  const [, page = ''] = /^(https?:\/\/[^/?#]+)(?:[/?#]|$)/i.exec(String(referer ?? '')) ?? [];
  const read = parseOrigin(page);
  if (!read || read.hostname.length > hostCharacters) return undefined;
  if (origin !== undefined && parseOrigin(String(origin))?.origin !== read.origin) return undefined;
  return read.hostname;
}
