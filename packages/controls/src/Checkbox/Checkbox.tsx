import type { ReactNode } from 'react';
import { FieldError } from '../Field/FieldError';
import { joinNames } from '../sheet/joinNames';
import { useUid } from '../uid/useUid';
import { ChoiceRow, type ChoiceRowProps } from './ChoiceRow';

type Shared = Omit<ChoiceRowProps, 'kind' | 'checked' | 'value' | 'controlAtEnd'>;

/** A native checkbox's attributes, its value and its texts; without a label give `aria-label`. */
export interface CheckboxProps extends Shared {
  readonly value: boolean;
  /** The error; shown under the checkbox and announced. Inside a `Field`, give it to the field. */
  readonly error?: string | undefined;
  /** The form can't be submitted without the tick. A field's `required` does not demand it: no tick is an answer too. */
  readonly mustCheck?: boolean | undefined;
}

/** A checkbox that is on, off or partly on; its change reports the new value. [C-SEL-01, A-63] */
export function Checkbox(props: CheckboxProps): ReactNode {
  const { value, error, mustCheck, required: _, ...rest } = props;
  const errorId = `${useUid()}-error`;

  return (
    <div>
      <ChoiceRow
        {...rest}
        kind="checkbox"
        checked={value}
        required={mustCheck}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={joinNames(error && errorId, rest['aria-describedby']) || undefined}
      />
      <FieldError id={errorId} error={error} />
    </div>
  );
}
