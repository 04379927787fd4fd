/** One thing to choose. */
export interface ListOption<Value extends string = string> {
  /** What the owner knows it by; unique in its list. */
  readonly value: Value;
  readonly label: string;
  /** A second, quieter text. */
  readonly hint?: string | undefined;
  /** Neighbours with the same group stand under its name. */
  readonly group?: string | undefined;
  readonly disabled?: boolean | undefined;
}
