const allowedStart = /^(?:http|\/|#)/;
const forbidden = /^(?:[a-z][a-z\d+.-]*:)(?!\/\/)/i;

/**
 * The address to go to after an opt-in: `//` is put in front of everything that does not start with `http`, `/` or `#`.
 * Whatever is then no web address, path or hash is refused. [SUB-21, A-41]
 */
export function readRedirect(url: string): string | undefined {
  const trimmed = url.trim();
  if (trimmed === '' || /[\s\\<>]/.test(trimmed)) return undefined;
  const address = allowedStart.test(trimmed) ? trimmed : `//${trimmed}`;
  if (address.startsWith('http')) return /^https?:\/\/[^/]/i.test(address) ? address : httpWord(address);
  return forbidden.test(trimmed) ? undefined : address;
}

/** `httpfoo.com` starts with http and is taken as the page's relative address, as specified; `httpx:` is no web address. */
function httpWord(address: string): string | undefined {
  return /^[^/?#]*:/.test(address) ? undefined : address;
}
