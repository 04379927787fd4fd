/** Browsers pass over some of these, and read others as a slash. */
const neverInAddress = /[\p{Cc}\\]/u;
const harmless = /[\p{Z}<>]/gu;
const pathOrHash = /^(?:#|\/(?!\/))/;
/** What leads to another host: its scheme if it has one, a name in plain letters, its port. */
const otherHost =
  /^((?:https?:)?\/\/(?:[^/?#@]*@)?)?(?:[\p{L}\p{M}\p{N}_.@-]+|\[[\da-f:.]+\])(:\d+)?(?:[/?#]|$)/iu;

/**
 * The address to go to after an opt-in: `//` is put in front of everything that does not start with `http`, `/` or `#`.
 * Blanks and angle brackets are encoded. Whatever is then no web address, path or hash is refused, also a scheme in codes
 * (`javascript%3A`). [SUB-21, A-41]
 */
export function readRedirect(url: string): string | undefined {
  const trimmed = url.trim().replace(harmless, encodeURIComponent);
  if (neverInAddress.test(trimmed)) return undefined;
  if (pathOrHash.test(trimmed)) return trimmed;
  const host = otherHost.exec(trimmed);
  if (!host) return undefined;
  const [, start, port] = host;
  return start || (trimmed.startsWith('http') && !port) ? trimmed : `//${trimmed}`;
}
