import { type Account, bootstrapPath, errors, parseBootstrap, type Widget } from '@beckon/contract';
import { getJson } from '@beckon/platform';
import { buildBackend } from './core/writing/buildBackend';

/** A configuration in the form the core expects. */
export type Config = { account: Account; widgets: readonly Widget[] };

type Reading = {
  raw: unknown;
  origin: string;
  pageProtocol: string;
  warn: (message: string) => void;
  /** What the page itself does not contain. */
  fetched?: unknown;
};

/**
 * Reads a configuration that our server has not checked. If it is unusable, warns in the console and returns nothing. One without widgets
 * gets them from its host and keeps its own fields. [BOOT-13, BOOT-14, BOOT-15, A-100]
 */
export async function parseRawConfig(reading: Reading): Promise<Config | undefined> {
  const { raw, origin, pageProtocol, warn, fetched } = reading;
  const parsed = parseBootstrap(raw, { fetched });
  if (!parsed.ok) {
    warn(`the configuration in window.mcwidget cannot be used: ${parsed.error}`);
    return undefined;
  }
  const { account, widgets, dropped, rejected } = parsed;
  if (widgets) {
    for (const complaint of dropped) warn(`window.mcwidget: ${complaint}; its default is used`);
    for (const { widgetId, error } of rejected) warn(errors.widgetRejected(widgetId, error));
    return { account, widgets };
  }
  const { host } = buildBackend({
    configured: account.host,
    scriptOrigin: origin,
    override: undefined,
    pageProtocol,
  });
  const answer = await getJson(`${host}${bootstrapPath}?page_id=${encodeURIComponent(account.pageId)}`);
  // Without this check, a server that answers without widgets would be asked forever.
  const carriesWidgets = typeof answer === 'object' && answer !== null && 'widgets' in answer;
  return parseRawConfig({ ...reading, fetched: carriesWidgets ? answer : { widgets: [] } });
}
