import { type Account, bootstrapPath, errors, parseBootstrap, type Widget } from '@beckon/contract';
import { getJson } from '@beckon/platform';
import { readBackend } from './core/writing/readBackend';

/** A configuration as the core wants it. */
export type Config = { account: Account; widgets: readonly Widget[] };

type Reading = { raw: unknown; origin: string; pageProtocol: string; warn: (message: string) => void };

/** Reads a configuration that no server of ours has read; nothing when it cannot be, and the console says why. [BOOT-13, BOOT-14, BOOT-15] */
export async function readRawConfig({
  raw,
  origin,
  pageProtocol,
  warn,
}: Reading): Promise<Config | undefined> {
  const parsed = parseBootstrap(raw);
  if (!parsed.ok) {
    warn(`the configuration in window.mcwidget cannot be used: ${parsed.error}`);
    return undefined;
  }
  for (const complaint of parsed.dropped) warn(`a field of window.mcwidget is left out: ${complaint}`);
  for (const { widgetId, error } of parsed.rejected) warn(errors.widgetRejected(widgetId, error));
  const { account, widgets } = parsed;
  if (widgets) return { account, widgets };

  const { host } = readBackend({
    configured: account.host,
    scriptOrigin: origin,
    override: undefined,
    pageProtocol,
  });
  const fetched = await getJson(`${host}${bootstrapPath}?page_id=${encodeURIComponent(account.pageId)}`);
  // Without this check a server that answers without widgets would be asked for ever.
  const carriesWidgets = typeof fetched === 'object' && fetched !== null && 'widgets' in fetched;
  if (!carriesWidgets) return { account, widgets: [] };
  return readRawConfig({ raw: fetched, origin, pageProtocol, warn });
}
