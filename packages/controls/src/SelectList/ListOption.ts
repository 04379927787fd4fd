/** One thing to choose. */
export interface ListOption {
  /** What the owner knows it by; unique in its list. */
  readonly value: string;
  readonly label: string;
  /** A second, quieter text. */
  readonly hint?: string;
  /** Neighbours with the same group stand under its name. */
  readonly group?: string;
  readonly disabled?: boolean;
}
