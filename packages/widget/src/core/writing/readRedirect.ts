const startsAsSpecified = /^(?:http|\/|#)/;
const webAddress = /^https?:\/\/[^/\\\s]/i;
const hostAndPort = /^[\w.-]+:\d+(?:[/?#]|$)/;
const anyScheme = /^[a-z][a-z\d+.-]*:/i;

/**
 * The address to go to after an opt-in: `//` is put in front of everything that does not start with `http`, `/` or `#`.
 * Whatever is then no web address, path or hash is refused. [SUB-21, A-41]
 */
export function readRedirect(url: string): string | undefined {
  const trimmed = url.trim();
  if (trimmed === '' || /[\s\p{Cc}\\<>]/u.test(trimmed)) return undefined;
  if (webAddress.test(trimmed)) return trimmed;
  if (hostAndPort.test(trimmed)) return `//${trimmed}`;
  if (anyScheme.test(trimmed)) return undefined;
  return startsAsSpecified.test(trimmed) ? trimmed : `//${trimmed}`;
}
