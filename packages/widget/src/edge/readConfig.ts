import { type Account, bootstrapPath, bootstrapVersion, errors, type Widget } from '@beckon/contract';
import { getJson } from '@beckon/platform';
import type { ConfigReader } from './createChunks';

export type Config = { account: Account; widgets: readonly Widget[] };

type Reading = {
  raw: unknown;
  loadReader: () => Promise<ConfigReader>;
  /** The host to ask for widgets that the configuration does not carry. */
  host: string;
  warn: (message: string) => void;
};

/** The configuration as the core wants it; nothing when it cannot be read, and the console says why. [BOOT-13, BOOT-14, BOOT-15] */
export async function readConfig({ raw, loadReader, host, warn }: Reading): Promise<Config | undefined> {
  if (isServed(raw)) {
    const { widgets, ...account } = raw;
    return { account, widgets };
  }
  const { parseBootstrap } = await loadReader();
  const parsed = parseBootstrap(raw);
  if (!parsed.ok) {
    warn(`the configuration in window.mcwidget cannot be used: ${parsed.error}`);
    return undefined;
  }
  for (const { widgetId, error } of parsed.rejected) warn(errors.widgetRejected(widgetId, error));
  if (parsed.widgets) return { account: parsed.account, widgets: parsed.widgets };

  const fetched = await getJson(
    `${host}${bootstrapPath}?page_id=${encodeURIComponent(parsed.account.pageId)}`,
  );
  // Without this check a server that answers without widgets would be asked for ever.
  const carriesWidgets = typeof fetched === 'object' && fetched !== null && 'widgets' in fetched;
  return carriesWidgets
    ? readConfig({ raw: fetched, loadReader, host, warn })
    : { account: parsed.account, widgets: [] };
}

function isServed(raw: unknown): raw is Account & { widgets: Widget[] } {
  return (
    typeof raw === 'object' && raw !== null && 'v' in raw && raw.v === bootstrapVersion && 'widgets' in raw
  );
}
