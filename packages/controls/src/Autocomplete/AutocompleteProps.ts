import type { RefObject } from 'react';
import type { FieldProps } from '../Field/Field';
import type { ListOption } from '../SelectList/ListOption';
import type { ListStatus } from '../SelectList/ListView';
import type { ListTexts } from '../SelectList/listTexts';
import type { AutocompleteTexts } from './autocompleteTexts';

/** A field, its options, and the chosen one. */
export interface AutocompleteProps<Value extends string = string> {
  /** The input's own id, where a page has one for it. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly Hint?: FieldProps['Hint'];
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly options: readonly ListOption<Value>[];
  /** The chosen option; undefined for none. */
  readonly value: Value | undefined;
  /** Its label, where the options at hand need not have it. */
  readonly valueLabel?: string | undefined;
  readonly onChange: (value: Value | undefined) => void;
  /** Somebody typed: the moment to fetch options. */
  readonly onQuery?: ((query: string) => void) | undefined;
  /** False when the options have been filtered elsewhere. */
  readonly filters?: boolean | undefined;
  readonly status?: ListStatus | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly onCreate?: ((label: string) => void) | undefined;
  readonly creates?: boolean | undefined;
  readonly duplicates?: boolean | undefined;
  /** Enter without a chosen row and leaving the field take what was typed, as a new option where none has that label. */
  readonly takesTyped?: boolean | undefined;
  readonly name?: string | undefined;
  readonly texts?: Partial<AutocompleteTexts & ListTexts> | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}
