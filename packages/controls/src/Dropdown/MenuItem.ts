/** Something that a menu can do. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: string | undefined;
  /** It destroys something. */
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Given for an entry that is switched on and off. */
  readonly checked?: boolean | undefined;
  /** The menu stays after it was chosen, for entries that are switched one after the other. */
  readonly keepsOpen?: boolean | undefined;
  readonly onSelect: () => void;
}

/** An entry of a menu, or a line between two of them. */
export type MenuItem = MenuAction | 'separator';
