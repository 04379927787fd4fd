import { type Account, compileWatch, listWatched, type Widget } from '@beckon/contract';
import { escapeScriptJson, quoteScriptJson } from './escapeScriptJson';
import type { VisitorBuild } from './VisitorBuild';

type Build = Pick<VisitorBuild, 'addresses' | 'forms' | 'watch' | 'renderFrame'>;

/** Makes Chromium compile the whole text on load, and not function by function. */
const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * The script a host page includes: the page watcher, the rules of the account's widgets, the location of the runtime, and
 * the whole configuration as text, which is parsed when needed. It only watches what these widgets wait for. [OWN-05, BOOT-14]
 */
export function buildAccountScript(
  served: Record<string, unknown>,
  { addresses, forms, watch, renderFrame }: Build,
): string {
  const { host, pageId, appId } = served;
  const widgets = served['widgets'] as readonly Widget[];
  const { k, ...facts } = compileWatch(widgets);
  const hasRoutes = facts.g.some(([rule]) => rule[4] !== 0 || rule[5] !== 0);
  const { widgets: _, ...account } = served;
  const frames = widgets.flatMap((widget) => {
    const frame = renderFrame(account as Account, widget);
    return frame ? [[widget.widget_id, frame] as const] : [];
  });
  const parts = [
    ...listWatched({ ...facts, k }),
    ...(hasRoutes ? (['route'] as const) : []),
    ...(frames.length > 0 ? (['frame'] as const) : []),
    'account' as const,
  ];
  const filesOf = ({ widget_type: type, channel }: Widget): readonly string[] => [
    ...(addresses.types[type] ?? []),
    ...(forms[channel] ?? []),
  ];
  const types = Object.fromEntries(
    widgets.map(({ widget_type: type }) => [
      type,
      [...new Set(widgets.filter((one) => one.widget_type === type).flatMap(filesOf))],
    ]),
  );
  const written = {
    facts,
    host,
    pageId,
    appId,
    addresses: { acting: addresses.acting, later: addresses.later, types },
    watchers: {},
    ...(frames.length > 0 && {
      frames: { of: Object.fromEntries(frames), whitelist: served['whitelist'] ?? [] },
    }),
  };
  const text = parts.map((name) => watch[name].replace(compileHint, '').trim()).join('\n');
  const known = `{...${escapeScriptJson(written)},config:${quoteScriptJson(served)}}`;
  return `${compileHint}\n(function(beckon){${text}\n})(${known});\n`;
}

/** What a page with a wrong account id gets: a message in its console. */
export function buildUnknownAccountScript(pageId: string): string {
  const sentence = `Beckon: account ${pageId} doesn't exist. Check the account ID in the script URL.`;
  return `console.warn(${escapeScriptJson(sentence)});\n`;
}
