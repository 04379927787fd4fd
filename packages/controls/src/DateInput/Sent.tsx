import type { ReactNode } from 'react';

/** What a form sends for a field that shows something else to people. */
export interface SentProps {
  readonly name: string | undefined;
  readonly value: string | null | undefined;
  readonly disabled: boolean;
}

/** Sends a value with a form, as a machine reads it; without a name nothing. [DATA-07] */
export function Sent(props: SentProps): ReactNode {
  return props.name && <input type="hidden" {...props} value={props.value ?? ''} />;
}
