/** The groups of commands, in the order of the palette. */
export const commandGroups = ['recent', 'goTo', 'actions', 'widgets'] as const;

/** Something that the palette opens or does. */
export type Command = {
  /** The address of a screen, so that visits count as uses. */
  id: string;
  group: (typeof commandGroups)[number];
  label: string;
  icon: string;
  hint?: string | undefined;
  /** Its own shortcut. */
  keys?: string | undefined;
  /** Other words that find it. */
  words?: string;
  run: () => void;
};
