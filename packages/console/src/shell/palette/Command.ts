/** Under which names commands stand, in this order. */
export const commandGroups = ['Recent', 'Go to', 'Do', 'Widgets'] as const;

/** Something that the palette leads to or does. */
export type Command = {
  /** Of a place its address, so that visits count as uses. */
  id: string;
  group: (typeof commandGroups)[number];
  label: string;
  icon: string;
  hint?: string | undefined;
  /** Its own keys, for those who use it often. */
  keys?: string | undefined;
  /** Other words by which somebody may look for it. */
  words?: string;
  run: () => void;
};
