import { hostAddress } from '@beckon/contract';

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

/** Works out where calls go: the configured host, else our own origin; a backend path may lead elsewhere on that host. [BOOT-08, A-08, A-84] */
export function readBackend({ configured, scriptOrigin, override = '', pageProtocol }: Given): Bases {
  const host = hostAddress({ configured, origin: scriptOrigin, pageProtocol });
  if (/^\/(?!\/)/.test(override)) return { host, backend: `${host}${override.replace(/\/+$/, '')}` };
  // An override may point to a path of the configured host; another host would receive the visitors' numbers.
  const address = hostAddress({ configured: override, origin: host, pageProtocol });
  return { host, backend: address.startsWith(`${host}/`) ? address : host };
}
