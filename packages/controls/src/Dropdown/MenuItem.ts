/** Something that a menu can do. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: string | undefined;
  /** It is destructive. */
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Set for a toggle entry. */
  readonly checked?: boolean | undefined;
  /** The menu stays open after it is chosen, for several toggles in a row. */
  readonly keepsOpen?: boolean | undefined;
  readonly onSelect: () => void;
}

/** An entry of a menu, or a line between two of them. */
export type MenuItem = MenuAction | 'separator';
