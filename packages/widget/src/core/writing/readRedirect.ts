const neverInAddress = /[\s\p{Cc}\\<>]/u;
const pathOrHash = /^(?:#|\/(?!\/))/;
/** What leads to another host: its scheme if it has one, a name in plain letters, its port. */
const otherHost =
  /^((?:https?:)?\/\/(?:[^/?#@]*@)?)?(?:[\p{L}\p{M}\p{N}_.@-]+|\[[\da-f:.]+\])(:\d+)?(?:[/?#]|$)/iu;

/**
 * The address to go to after an opt-in: `//` is put in front of everything that does not start with `http`, `/` or `#`.
 * Whatever is then no web address, path or hash is refused, also a scheme in codes (`javascript%3A`). [SUB-21, A-41]
 */
export function readRedirect(url: string): string | undefined {
  const trimmed = url.trim();
  if (neverInAddress.test(trimmed)) return undefined;
  if (pathOrHash.test(trimmed)) return trimmed;
  const host = otherHost.exec(trimmed);
  if (!host) return undefined;
  const [, start, port] = host;
  return start || (trimmed.startsWith('http') && !port) ? trimmed : `//${trimmed}`;
}
