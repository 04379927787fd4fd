import { limits } from '@beckon/contract';

const shape = /^(https?:\/\/)(?:[^/?#@\s]*@)?([^/?#@\s]+)(\/[^?#\s]*)?/i;

/** The address of a page without its possibly private parts: user, query and hash. */
export function parsePageAddress(referer: string | undefined): string | undefined {
  const [, scheme, host, path = '/'] = shape.exec(referer ?? '') ?? [];
  return scheme && host ? `${scheme}${host}${path}`.slice(0, limits.urlCharacters) : undefined;
}
