import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the newest value within reach of listeners that were attached earlier. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
