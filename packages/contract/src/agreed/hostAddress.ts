const scheme = /^https?:\/\//i;
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/i;

type Given = {
  /** `host` of the configuration. */
  configured: unknown;
  /** Where the script itself was loaded from. */
  origin: string;
  /** The page's scheme, `http:` or `https:`. */
  pageProtocol: string;
};

/** Where calls go: the configured host, with or without its scheme, or else the script's origin. [NET-06, A-08, A-84] */
export function hostAddress({ configured, origin, pageProtocol }: Given): string {
  const host = typeof configured === 'string' ? configured.trim().replace(/^\/\/|\/+$/g, '') : '';
  if (host === '') return origin;
  if (scheme.test(host)) return host;
  return `${loopback.test(host) ? pageProtocol : 'https:'}//${host}`;
}
