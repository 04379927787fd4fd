import { hostAddress } from '@beckon/contract';

/** The base addresses of calls. [BOOT-08, NET-01] */
export type Bases = { host: string; backend: string };

type Given = {
  /** `host` of the configuration. */
  configured: string;
  /** Where the runtime itself was loaded from. */
  scriptOrigin: string;
  /** `window.MC_BACKEND_PATH`, if it is an own property and a string. */
  override: string | undefined;
  /** The page's scheme, `http:` or `https:`. */
  pageProtocol: string;
};

/** Where calls go: the configured host, or else our own origin; a backend path may change the path on that host. [BOOT-08, A-08, A-84] */
export function buildBackend({ configured, scriptOrigin, override = '', pageProtocol }: Given): Bases {
  const host = hostAddress({ configured, origin: scriptOrigin, pageProtocol });
  if (/^\/(?!\/)/.test(override)) return { host, backend: `${host}${override.replace(/\/+$/, '')}` };
  // An override may only be a path on the configured host; another host would receive visitors' phone numbers.
  const address = hostAddress({ configured: override, origin: host, pageProtocol });
  return { host, backend: address.startsWith(`${host}/`) ? address : host };
}
