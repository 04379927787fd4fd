import { useLayoutEffect, useRef } from 'react';

/** The value while it applies; afterward the last one that did, so that it can fade out. */
export function useKept<Value>(value: Value, counts: boolean): Value {
  const last = useRef(value);
  useLayoutEffect(() => {
    if (counts) last.current = value;
  });
  return counts ? value : last.current;
}
