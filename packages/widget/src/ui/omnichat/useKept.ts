import { useLayoutEffect, useRef } from 'react';

/** The value while it counts; afterwards the last one that did, for as long as something fades out with it. */
export function useKept<Value>(value: Value, counts: boolean): Value {
  const last = useRef(value);
  useLayoutEffect(() => {
    if (counts) last.current = value;
  });
  return counts ? value : last.current;
}
