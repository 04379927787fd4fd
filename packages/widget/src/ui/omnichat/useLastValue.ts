import { useLayoutEffect, useRef } from 'react';

/** The value while it applies; afterward the last one that did, so that it can fade out. */
export function useLastValue<Value>(value: Value, applies: boolean): Value {
  const last = useRef(value);
  useLayoutEffect(() => {
    if (applies) last.current = value;
  });
  return applies ? value : last.current;
}
