import { useEffect, useMemo, useState } from 'react';
import { firstRows, moreRows, pickRows } from './pickRows';

/** Pause between two steps: a visitor who keeps typing never waits for lines that will be filtered out. @internal */
export const growMs = 60;

/** The lines of a list drawn so far; it grows step by step until all of them are. */
export function useGrowing<Row>(rows: readonly Row[], active: number): readonly Row[] {
  const [step, setStep] = useState({ rows, grown: 0 });
  const grown = step.rows === rows ? step.grown : 0;
  const count = rows.length;
  const { from, to } = pickRows({ count, active, grown });

  useEffect(() => {
    if (from === 0 && to === count) return undefined;
    const timer = setTimeout(() => setStep({ rows, grown: Math.max(grown, firstRows) + moreRows }), growMs);
    return () => clearTimeout(timer);
  }, [rows, grown, from, to, count]);

  return useMemo(() => rows.slice(from, to), [rows, from, to]);
}
