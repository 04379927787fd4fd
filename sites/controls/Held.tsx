import { type ReactNode, useState } from 'react';

interface HeldProps<Value> {
  readonly start: Value;
  readonly children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a control, as its owner would. */
export function Held<Value>({ start, children }: HeldProps<Value>): ReactNode {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
