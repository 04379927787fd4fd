const shape = /^(?:[a-z][a-z\d+.-]*:\/\/)?(?:[^/?#]*@)?(\[[^\]]*\]|[^/?#:]*)/i;

/**
 * An authorised website as browsers name it: the host alone, in ASCII (`xn--…`); owners write it as they read it. How
 * letters become ASCII is told by the system; what it cannot turn stays as it was written.
 */
export function toAsciiHost(entry: string, toAscii: (host: string) => string): string {
  const host = shape.exec(entry.trim())?.[1] ?? '';
  return toAscii(host) || entry;
}
