import type { RefObject } from 'react';
import type { FieldProps } from '../Field/Field';
import type { ListOption } from '../SelectList/ListOption';
import type { ListStatus } from '../SelectList/ListView';
import type { ListTexts } from '../SelectList/listTexts';
import type { AutocompleteTexts } from './autocompleteTexts';

/** A field, its options, and the chosen one. */
export interface AutocompleteProps<Value extends string = string> {
  /** The input's id, if the page needs one. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly Hint?: FieldProps['Hint'];
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly optionalText?: FieldProps['optionalText'];
  readonly disabled?: boolean | undefined;
  readonly options: readonly ListOption<Value>[];
  /** The chosen option; undefined for none. */
  readonly value: Value | undefined;
  /** Its label, in case the current options don't include it. */
  readonly valueLabel?: string | undefined;
  readonly onChange: (value: Value | undefined) => void;
  /** Called on typing: the moment to load options. */
  readonly onQuery?: ((query: string) => void) | undefined;
  /** False if the options are already filtered. */
  readonly filters?: boolean | undefined;
  readonly status?: ListStatus | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly onCreate?: ((label: string) => void) | undefined;
  readonly creates?: boolean | undefined;
  readonly duplicates?: boolean | undefined;
  /** Enter without a chosen row, and leaving the field, accept the typed text, as a new option if none has that label. */
  readonly acceptsTyped?: boolean | undefined;
  readonly name?: string | undefined;
  readonly texts?: Partial<AutocompleteTexts & ListTexts> | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}
