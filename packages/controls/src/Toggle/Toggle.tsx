import type { ReactNode } from 'react';
import { ChoiceRow, type ChoiceRowProps } from '../Checkbox/ChoiceRow';

type Shared = Omit<ChoiceRowProps, 'kind' | 'checked' | 'value' | 'indeterminate'>;

/** A native checkbox's attributes, the toggle's value and its words; without a label give `aria-label`. */
export interface ToggleProps extends Shared {
  readonly value: boolean;
}

/** A switch for what takes effect at once; its change reports the new value. [C-SEL-02, A-63] */
export function Toggle({ value, required: _, ...rest }: ToggleProps): ReactNode {
  // A switch always has an answer, so nothing can be required of it.
  return <ChoiceRow {...rest} kind="switch" checked={value} />;
}
