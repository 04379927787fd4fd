import { type Account, compileWatch, type Frame, listWatched, type Widget } from '@beckon/contract';
import { escapeScriptJson, quoteScriptJson } from './escapeScriptJson';
import { finish, type Steps } from './finish';
import { trimWidget } from './trimWidget';
import type { VisitorBuild } from './VisitorBuild';

type Build = Pick<VisitorBuild, 'addresses' | 'forms' | 'watch' | 'renderFrame'>;

/** Makes Chromium compile the whole text on load, and not function by function. */
const compileHint = '//# allFunctionsCalledOnLoad';

/** Every frame makes the script larger for all pages, and drawing one takes a while; the runtime draws the others. */
const mostFrames = 10;

/**
 * The script a host page includes: the page watcher, the rules of the account's widgets, the location of the runtime, and
 * the configuration as text, without what pages never read, which is parsed when needed. It only watches what these widgets wait for. [OWN-05, BOOT-14]
 */
export function* writeAccountScript(
  served: Record<string, unknown>,
  { addresses, forms, watch, renderFrame }: Build,
): Steps<string> {
  const { host, pageId, appId } = served;
  const widgets = served['widgets'] as readonly Widget[];
  const { k, ...facts } = compileWatch(widgets);
  const hasRoutes = facts.g.some(([rule]) => rule[4] !== 0 || rule[5] !== 0);
  const { widgets: _, ...account } = served;
  const frames: [string, Frame][] = [];
  for (const widget of widgets) {
    if (frames.length >= mostFrames) break;
    const frame = renderFrame(account as Account, widget);
    if (frame) frames.push([widget.widget_id, frame]);
    yield;
  }
  const parts = [
    ...listWatched({ ...facts, k }),
    ...(hasRoutes ? (['route'] as const) : []),
    ...(frames.length > 0 ? (['frame'] as const) : []),
    'account' as const,
  ];
  const types: Record<string, Set<string>> = {};
  for (const { widget_type: type, channel } of widgets) {
    types[type] ??= new Set(addresses.types[type]);
    for (const file of forms[channel] ?? []) types[type].add(file);
  }
  const written = {
    facts,
    host,
    pageId,
    appId,
    addresses: {
      acting: addresses.acting,
      later: addresses.later,
      sending: addresses.sending,
      types: Object.fromEntries(Object.entries(types).map(([type, files]) => [type, [...files]])),
    },
    watchers: {},
    ...(frames.length > 0 && {
      frames: { of: Object.fromEntries(frames), whitelist: served['whitelist'] ?? [] },
    }),
  };
  const text = parts.map((name) => watch[name].replace(compileHint, '').trim()).join('\n');
  const known = `{...${escapeScriptJson(written)},config:${quoteScriptJson({ ...served, widgets: widgets.map(trimWidget) })}}`;
  return `${compileHint}\n(function(beckon){${text}\n})(${known});\n`;
}

/** The same, at once. */
export function buildAccountScript(...given: Parameters<typeof writeAccountScript>): string {
  return finish(writeAccountScript(...given));
}

/** What a page with a wrong account id gets: a message in its console. */
export function buildUnknownAccountScript(pageId: string): string {
  const sentence = `Beckon: account ${pageId} doesn't exist. Check the account ID in the script URL.`;
  return `console.warn(${escapeScriptJson(sentence)});\n`;
}
