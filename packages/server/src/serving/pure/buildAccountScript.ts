import { compileWatch, framesPath, lists, listWatched, type WatchFacts, type Widget } from '@beckon/contract';
import { compileHint, removeHint } from './compileHint';
import { buildFrameModules, drawFrames } from './drawFrames';
import { escapeScriptJson, quoteScriptJson } from './escapeScriptJson';
import { finish, type Steps } from './finish';
import { trimWidget } from './trimWidget';
import type { VisitorBuild } from './VisitorBuild';

type Build = Pick<VisitorBuild, 'addresses' | 'forms' | 'watch' | 'renderFrame'>;

/** Parts of the watcher that most accounts don't need, and which ones do. */
const needs = {
  route: ({ g }) => g.some(([rule]) => rule[4] !== 0 || rule[5] !== 0),
  // Phones and tablets have no exit intent.
  device: ({ k, g }) => k.includes('exit_intent') || g.some(([rule]) => rule[3] !== 0),
  // Elements of the page that ask for a widget.
  places: ({ w }) => w.some(([, type]) => !lists.overlayTypes.includes(type)),
} satisfies Record<string, (facts: WatchFacts) => boolean>;

/** What a page loads of an account: its script, and the first frames of its phone forms, if it has any, at an address of their own. */
export type AccountFiles = {
  script: string;
  /** The name of the file, without its end, and its text for most visitors and for those on iOS. */
  frames: { name: string; form: string; ios: string } | undefined;
};

/**
 * The script a host page includes: the page watcher, the rules of the account's widgets, the location of the runtime, and
 * the configuration as text, without what pages never read, which is parsed when needed. It only watches what these widgets wait for. With
 * `hash`, which names it, also the file with first frames. [OWN-05, BOOT-14, LOAD-21]
 */
export function* writeAccountFiles(
  served: Record<string, unknown>,
  { addresses, forms, watch, renderFrame }: Build,
  hash?: (text: string) => string,
): Steps<AccountFiles> {
  const { host, pageId, appId } = served;
  const widgets = served['widgets'] as readonly Widget[];
  const { k, ...facts } = compileWatch(widgets);
  const drawn = yield* drawFrames(served, renderFrame, hash !== undefined);
  const modules = drawn.forms.length > 0 ? buildFrameModules(served, drawn.forms, watch) : undefined;
  const name = modules && hash && `${pageId}.${hash(modules.form + modules.ios)}`;
  const file = name && `${framesPath.slice(1)}/${name}.js`;
  const parts = [
    ...listWatched({ ...facts, k }),
    ...(['route', 'device', 'places'] as const).filter((part) => needs[part]({ ...facts, k })),
    ...(drawn.bubbles.length > 0 ? (['frame'] as const) : []),
    ...(file ? (['frames'] as const) : []),
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
    ...((drawn.bubbles.length > 0 || file) && {
      frames: {
        of: Object.fromEntries(drawn.bubbles),
        whitelist: served['whitelist'] ?? [],
        ...(file && { late: { file, ids: drawn.forms.map(([id]) => id) } }),
      },
    }),
  };
  const code = parts.map((name) => removeHint(watch[name])).join('\n');
  const known = `{...${escapeScriptJson(written)},config:${quoteScriptJson({ ...served, widgets: widgets.map(trimWidget) })}}`;
  return {
    script: `${compileHint}\n(function(beckon){${code}\n})(${known});\n`,
    frames: modules && name ? { name, ...modules } : undefined,
  };
}

/** The script alone, which then draws no phone form before the runtime. */
export function* writeAccountScript(served: Record<string, unknown>, build: Build): Steps<string> {
  return (yield* writeAccountFiles(served, build)).script;
}

/** The same, at once. @internal */
export function buildAccountScript(...given: Parameters<typeof writeAccountScript>): string {
  return finish(writeAccountScript(...given));
}

/** What a page with a wrong account id gets: a message in its console. */
export function buildUnknownAccountScript(pageId: string): string {
  const sentence = `Beckon: account ${pageId} doesn't exist. Check the account ID in the script URL.`;
  return `console.warn(${escapeScriptJson(sentence)});\n`;
}
