import { useEffect, useRef } from 'react';

/** Tells of a value once it has not changed for a while, and not of the first. */
export function useRested(value: string, restMs: number, tell: (value: string) => void): void {
  const latest = useRef(tell);
  latest.current = tell;
  const told = useRef(value);
  useEffect(() => {
    if (told.current === value) return undefined;
    const timer = setTimeout(() => {
      told.current = value;
      latest.current(value);
    }, restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
}
