/** The options of the address, the default first. */
export const choices = {
  scheme: ['light', 'dark'],
  dir: ['ltr', 'rtl'],
  root: ['document', 'open', 'closed'],
  width: ['full', '390'],
} as const;

/** What the gallery shows, and how. */
export interface Setting {
  readonly control: string;
  /** One state by itself, opened if it has something to open; all of them without it. */
  readonly state: string | undefined;
  readonly scheme: (typeof choices.scheme)[number];
  readonly dir: (typeof choices.dir)[number];
  readonly root: (typeof choices.root)[number];
  readonly width: (typeof choices.width)[number];
  /** Only the states themselves. */
  readonly bare: boolean;
}

/** Reads the address; a missing or invalid option gets its default. */
export function parseSetting(search: string, controls: readonly string[]): Setting {
  const stated = new URLSearchParams(search);
  const pick = <Choice extends string>(name: string, among: readonly [Choice, ...Choice[]]): Choice =>
    among.find((one) => one === stated.get(name)) ?? among[0];
  return {
    control: controls.find((one) => one === stated.get('control')) ?? controls[0] ?? '',
    state: stated.get('state') ?? undefined,
    scheme: pick('scheme', choices.scheme),
    dir: pick('dir', choices.dir),
    root: pick('root', choices.root),
    width: pick('width', choices.width),
    bare: stated.get('bare') === '1',
  };
}

/** The address of a setting, without the defaults. */
export function writeSetting({ control, state, bare, ...looks }: Setting): string {
  const stated = new URLSearchParams({ control });
  if (state !== undefined) stated.set('state', state);
  for (const name of ['scheme', 'dir', 'root', 'width'] as const)
    if (looks[name] !== choices[name][0]) stated.set(name, looks[name]);
  if (bare) stated.set('bare', '1');
  return `?${stated}`;
}
