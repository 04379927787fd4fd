/** Screens to which `g` and a letter lead. */
export const placeKeys: Readonly<Record<string, readonly [href: string, label: string]>> = {
  w: ['/widgets', 'Widgets'],
  n: ['/new', 'New widget'],
  r: ['/results', 'Results'],
  p: ['/subscribers', 'Subscribers'],
  i: ['/install', 'Install'],
  s: ['/settings', 'Settings'],
};

const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');

/** The key that commands begin with on this machine. */
export const commandKey = isMac ? '⌘' : 'Ctrl';

type KeyGroup = {
  title: string;
  /** Made of single letters, which can be switched off. */
  isSingle: boolean;
  keys: readonly (readonly [keys: string, label: string])[];
};

/** Every key of the console, for the list of keys. [OWN-23] */
export const keyList: readonly KeyGroup[] = [
  {
    title: 'Everywhere',
    isSingle: false,
    keys: [
      [`${commandKey} K`, 'Find a screen, a widget or something to do'],
      ['F8', 'To the notices in the corner'],
      ['Esc', 'Close what is on top'],
    ],
  },
  {
    title: 'In lists',
    isSingle: false,
    keys: [
      ['↓ ↑', 'Next and previous'],
      ['Home End', 'First and last'],
      ['Enter', 'Open'],
    ],
  },
  {
    title: 'In the editor',
    isSingle: false,
    keys: [
      [`${commandKey} Z`, 'Undo'],
      [`${commandKey} Shift Z`, 'Redo'],
      [`${commandKey} Enter`, 'Publish'],
    ],
  },
  {
    title: 'Single letters',
    isSingle: true,
    keys: [
      ...Object.entries(placeKeys).map(([key, [, label]]) => [`g ${key}`, label] as const),
      ['j k', 'Next and previous in a list'],
      ['?', 'This list'],
    ],
  },
];
