import type { ReactNode } from 'react';
import { ChoiceRow, type ChoiceRowProps } from '../Checkbox/ChoiceRow';

type Shared = Omit<ChoiceRowProps, 'kind' | 'checked' | 'value' | 'indeterminate'>;

/** A native checkbox's attributes, the toggle's value and its texts; without a label give `aria-label`. */
export interface ToggleProps extends Shared {
  readonly value: boolean;
}

/** A switch for settings that take effect at once; its change reports the new value. [C-SEL-02, A-63] */
export function Toggle({ value, required: _, ...rest }: ToggleProps): ReactNode {
  // A switch always has a value, so it can't be required.
  return <ChoiceRow {...rest} kind="switch" checked={value} />;
}
