import { useEffect, useRef } from 'react';

/** Reports a value once it hasn't changed for a while, except the first one. */
export function useRested(value: string, restMs: number, onRest: (value: string) => void): void {
  const latest = useRef(onRest);
  latest.current = onRest;
  const reported = useRef(value);
  useEffect(() => {
    if (reported.current === value) return undefined;
    const timer = setTimeout(() => {
      reported.current = value;
      latest.current(value);
    }, restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
}
