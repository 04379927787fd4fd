import { smsModal } from './handWritten';

type Tree = Record<string, unknown>;
type Path = readonly string[];

/** A configuration after one hostile change. */
export type BrokenConfig = {
  text: string;
  /** What was put where. */
  what: string;
  /** Whether widget 1 must still be shown. */
  mustShow: boolean;
};

const longText = 'x'.repeat(200_000);
const deepList = `${'['.repeat(500)}${']'.repeat(500)}`;

/** JSON texts that no code expects as a value. */
const hostile: readonly string[] = [
  'null',
  'true',
  '-1',
  '1e999',
  '""',
  '[]',
  '{}',
  '[null]',
  '[[], {}]',
  '["scroll", "<img src=x onerror=alert(1)>"]',
  '"javascript:alert(1)"',
  '"</script><script>throw 1</script>"',
  '{"__proto__": {"polluted": true}, "constructor": {"prototype": 1}}',
  '{"length": 4294967295}',
  '{"toString": null, "valueOf": null}',
  '"\\ud800"',
  JSON.stringify(longText),
  deepList,
];

/** A valid configuration with several widgets, of which the first shows itself at once. */
export function soundConfig(url: string): Tree {
  const of = (id: number, widget_type: string, channel: string) => ({
    ...smsModal(id, { whenDisplay: ['anchor', 'never'], colors: { background: '#fff' }, image: 'a.png' }),
    widget_type,
    channel,
    status: 'active',
    sms_keyword: 'JOIN',
  });
  const other = {
    ...of(3, 'modal', 'sms'),
    data: {
      main: { title: 'Other', whenDisplay: ['delay', 900], showAgain: ['days', 3] },
      setup: { urlWhitelist: ['/*'], urlBlacklist: [], hideOnMobile: 'true' },
      submitted: { title: 'Thanks', action: 'redirect', redirectUrl: '/thanks' },
      actions: { opt_in_text: 'Hello' },
      channels: { enable_sms: true },
    },
  };
  return {
    pageId: 1001,
    host: url,
    // Together they prevent the messenger SDK from loading, even if one of them is broken.
    messenger_mode: 'link',
    is_eu_affected: true,
    page_name: 'Shop',
    whitelist: ['shop.test'],
    locale: 'en_US',
    badge: true,
    defaultSize: 'large',
    widgets: [smsModal(1), of(2, 'omnichat', 'omni'), other, of(4, 'box', 'sms'), of(5, 'bar', 'sms')],
  };
}

/** Creates this many different broken configurations from a valid one, the same in every run. */
export function breakConfig(sound: Tree, count: number): BrokenConfig[] {
  const paths = pathsOf(sound);
  const next = seeded(20_240_817);
  return Array.from({ length: count }, (_, index) => {
    const path = paths[next() % paths.length] ?? [];
    const value = hostile[index % hostile.length] ?? 'null';
    // A broken widget affects no other; a broken account may drop them all, and is reported.
    const [section, place] = path;
    return {
      text: replaced(sound, path, value),
      what: `${path.join('.')} = ${value.slice(0, 60)}`,
      mustShow: section === 'widgets' && place !== undefined && place !== '0',
    };
  });
}

/** The path to every value of a tree. */
function pathsOf(node: unknown, path: Path = []): Path[] {
  if (typeof node !== 'object' || node === null) return [path];
  const below = Object.entries(node).flatMap(([key, value]) => pathsOf(value, [...path, key]));
  return path.length === 0 ? below : [path, ...below];
}

/** The tree as JSON, with the given text in one place: no object could hold some of these values. */
function replaced(node: unknown, [key, ...rest]: Path, text: string): string {
  if (key === undefined) return text;
  const entries = Object.entries(node as Tree).map(
    ([name, value]) => [name, name === key ? replaced(value, rest, text) : JSON.stringify(value)] as const,
  );
  if (Array.isArray(node)) return `[${entries.map(([, value]) => value).join(',')}]`;
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
}

/** A small generator of integers: the same sequence for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
