import type { ReactNode } from 'react';

/** One choice of a radio group. */
export interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly disabled?: boolean | undefined;
}
