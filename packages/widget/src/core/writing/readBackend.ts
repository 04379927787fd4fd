/** The addresses that calls hang on. [BOOT-08, NET-01] */
export type Bases = { host: string; backend: string };

type Given = {
  /** `host` of the configuration. */
  configured: string;
  /** Where the runtime itself came from. */
  scriptOrigin: string;
  /** `window.MC_BACKEND_PATH`, if it is an own text. */
  override: string | undefined;
  /** `http:` or `https:` of the page. */
  pageProtocol: string;
};

const scheme = /^https?:\/\//i;
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/i;

/** Works out where calls go: the configured host, else our own origin; a backend path may lead elsewhere on that host. [BOOT-08, A-08, A-84] */
export function readBackend({ configured, scriptOrigin, override, pageProtocol }: Given): Bases {
  const host = configured === '' ? scriptOrigin : trimEnd(withScheme(configured, pageProtocol));
  if (override === undefined || override === '') return { host, backend: host };
  if (override.startsWith('/') && !override.startsWith('//'))
    return { host, backend: trimEnd(`${host}${override}`) };
  // An override may point to a path of the configured host; another host would receive the visitors' numbers.
  const address = withScheme(override, pageProtocol);
  const allowed = address === host || address.startsWith(`${host}/`);
  return { host, backend: allowed ? trimEnd(address) : host };
}

function withScheme(text: string, pageProtocol: string): string {
  const trimmed = text.trim().replace(/^\/\//, '');
  if (scheme.test(trimmed)) return trimmed;
  return `${loopback.test(trimmed) ? pageProtocol : 'https:'}//${trimmed}`;
}

function trimEnd(address: string): string {
  return address.replace(/\/+$/, '');
}
