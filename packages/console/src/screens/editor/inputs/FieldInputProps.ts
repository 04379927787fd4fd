import type { EditorField } from '../../../fields/EditorField';

/** What every control of the editor is given. */
export interface FieldInputProps {
  readonly field: EditorField;
  /** What counts: the owner's value, or the default. */
  readonly value: unknown;
  /** `undefined` goes back to the default. */
  readonly onChange: (value: unknown) => void;
  readonly error: string | undefined;
  /** All values that count, for fields that look at others. */
  readonly values: Readonly<Record<string, unknown>>;
}
