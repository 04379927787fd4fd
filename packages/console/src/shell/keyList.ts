import { copy } from '../copy/copy';

const { keys, keyList: texts, places, search } = copy.shell;

/** Screens that open with `g` and a letter. */
export const placeKeys: Readonly<Record<string, readonly [href: string, label: string]>> = {
  w: ['/widgets', places.widgets],
  n: ['/new', places.newWidget],
  r: ['/results', places.results],
  p: ['/subscribers', places.subscribers],
  i: ['/install', places.install],
  s: ['/settings', places.settings],
};

const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');

/** The modifier key for commands on this machine. */
export const commandKey = isMac ? '⌘' : keys.control;

type KeyGroup = {
  title: string;
  /** Single letters can be turned off. */
  isSingle: boolean;
  shortcuts: readonly (readonly [keys: readonly string[], label: string])[];
};

/** Every shortcut of the console, for the list of shortcuts. [OWN-23] */
export const keyList: readonly KeyGroup[] = [
  {
    title: texts.everywhere,
    isSingle: false,
    shortcuts: [
      [[commandKey, 'K'], search.label],
      [['F8'], texts.notifications],
      [[keys.escape], texts.closeTop],
    ],
  },
  {
    title: texts.inLists,
    isSingle: false,
    shortcuts: [
      [['↓', '↑'], texts.nextPrevious],
      [[keys.home, keys.end], texts.firstLast],
      [[keys.enter], texts.open],
    ],
  },
  {
    title: texts.inEditor,
    isSingle: false,
    shortcuts: [
      [[commandKey, 'Z'], copy.common.undo],
      [[commandKey, keys.shift, 'Z'], copy.editor.redo],
      [[commandKey, keys.enter], copy.common.publish],
    ],
  },
  {
    title: texts.singleKeys,
    isSingle: true,
    shortcuts: [
      ...Object.entries(placeKeys).map(([key, [, label]]) => [['g', key], label] as const),
      [['j', 'k'], texts.inList],
      [['?'], texts.showList],
    ],
  },
];
