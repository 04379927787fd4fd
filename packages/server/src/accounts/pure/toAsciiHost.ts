const shape = /^(?:[a-z][a-z\d+.-]*:\/\/)?(?:[^/?#]*@)?(\[[^\]]*\]|[^/?#:]*)/i;

/**
 * An authorized website in the browsers' notation: the host in ASCII (`xn--…`); owners write it as they read it. The
 * system converts letters to ASCII; what it can't convert stays as written. [A-27]
 */
export function toAsciiHost(entry: string, toAscii: (host: string) => string): string {
  const host = shape.exec(entry.trim())?.[1] ?? '';
  return toAscii(host) || entry;
}
