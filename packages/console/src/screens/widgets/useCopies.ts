import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Api } from '../../data/Api';
import { type Copy, placeCopies } from './placeCopies';

/** A copy is easy to find: it appears below its source, and the list scrolls to it if it has to. [OWN-06] */
export function useCopies(shown: readonly Api['entry'][], rows: RefObject<HTMLElement | null>) {
  const [copies, setCopies] = useState<readonly Copy[]>([]);
  const add = useCallback((copyId: number, sourceId: number): void => {
    setCopies((before) => [...before, { copyId, sourceId }]);
  }, []);
  const placed = useMemo(() => placeCopies(shown, copies), [shown, copies]);
  const newest = copies.at(-1)?.copyId;
  const hasArrived = placed.some(({ widgetId }) => widgetId === newest);
  // When a filter hides it and shows it again, nobody is looking for it anymore.
  const scrolledTo = useRef<number>(undefined);
  useEffect(() => {
    if (!hasArrived || scrolledTo.current === newest) return;
    scrolledTo.current = newest;
    rows.current?.querySelector(`[data-widget="${newest}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [hasArrived, newest, rows]);
  return { placed, newest, add };
}
