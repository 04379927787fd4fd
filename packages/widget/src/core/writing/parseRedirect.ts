/** Browsers ignore some of these and read others as a slash. */
const neverInAddress = /[\p{Cc}\\]/u;
const harmless = /[\p{Z}<>]/gu;
const pathOrHash = /^(?:#|\/(?!\/))/;
/** An address on another host: its scheme if it has one, a host name, its port. */
const otherHost =
  /^((?:https?:)?\/\/(?:[^/?#@]*@)?)?(?:[\p{L}\p{M}\p{N}_.@-]+|\[[\da-f:.]+\])(:\d+)?(?:[/?#]|$)/iu;

/**
 * The address to go to after an opt-in: anything that does not start with `http`, `/` or `#` gets `//` in front.
 * Spaces and angle brackets are encoded. What is then no web address, path or hash is rejected, including an encoded scheme
 * (`javascript%3A`). [SUB-21, A-41]
 */
export function parseRedirect(url: string): string | undefined {
  const trimmed = url.trim().replace(harmless, encodeURIComponent);
  if (neverInAddress.test(trimmed)) return undefined;
  if (pathOrHash.test(trimmed)) return trimmed;
  const host = otherHost.exec(trimmed);
  if (!host) return undefined;
  const [, start, port] = host;
  return start || (trimmed.startsWith('http') && !port) ? trimmed : `//${trimmed}`;
}
