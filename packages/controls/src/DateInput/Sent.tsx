import type { ReactNode } from 'react';

/** What a form submits for a field that shows people something else. */
export interface SentProps {
  readonly name: string | undefined;
  readonly value: string | null | undefined;
  readonly disabled: boolean;
}

/** Adds a machine-readable value to a form; nothing without a name. [DATA-07] */
export function Sent(props: SentProps): ReactNode {
  return props.name && <input type="hidden" {...props} value={props.value ?? ''} />;
}
