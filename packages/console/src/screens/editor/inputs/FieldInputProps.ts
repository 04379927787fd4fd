import type { EditorField } from '../../../fields/EditorField';

/** The props of every control in the editor. */
export interface FieldInputProps {
  readonly field: EditorField;
  /** The effective value: the owner's, or the default. */
  readonly value: unknown;
  /** `undefined` resets to the default. */
  readonly onChange: (value: unknown) => void;
  readonly error: string | undefined;
  /** All effective values, for fields that depend on others. */
  readonly values: Readonly<Record<string, unknown>>;
}
