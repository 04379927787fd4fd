/** One thing to choose. */
export interface ListOption<Value extends string = string> {
  /** Its value for the owner; unique in its list. */
  readonly value: Value;
  readonly label: string;
  /** A second, quieter text. */
  readonly hint?: string | undefined;
  /** Neighbors with the same group appear under its name. */
  readonly group?: string | undefined;
  readonly disabled?: boolean | undefined;
}
