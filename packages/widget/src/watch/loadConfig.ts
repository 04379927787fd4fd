import { bootstrapVersion } from '@beckon/contract';
import type { Config } from '../config';
import type { ConfigReader } from './createParts';

type Reading = {
  page: Window;
  raw: object;
  origin: string;
  loadReader: () => Promise<ConfigReader>;
  warn: (message: string) => void;
};

/** The page's configuration: at once and as it is, if our server has already checked it; otherwise parsed by a separate part. [BOOT-01, BOOT-14] */
export function loadConfig({
  page,
  raw,
  origin,
  loadReader,
  warn,
}: Reading): Config | Promise<Config | undefined> {
  if (isServed(raw)) {
    const { widgets, ...account } = raw;
    return { account, widgets };
  }
  return loadReader().then(({ parseRawConfig }) =>
    parseRawConfig({ raw, origin, pageProtocol: page.location.protocol, warn }),
  );
}

function isServed(raw: object): raw is Config['account'] & { widgets: Config['widgets'] } {
  return 'v' in raw && raw.v === bootstrapVersion && 'widgets' in raw;
}
