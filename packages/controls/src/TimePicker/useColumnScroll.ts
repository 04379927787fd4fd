import { controls } from '@beckon/contract';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../layer/useLatest';
import { itemAt, scrollTo } from './itemAt';

/** A scrolling column, the item in its middle, and the callback for another one. */
export interface ColumnScrollOptions {
  readonly column: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly at: number;
  readonly onRest: (item: number) => void;
}

/** Keeps the item in the middle, and chooses another once scrolling has rested for 100 ms; returns the scroll handler. [C-TIME-04] */
export function useColumnScroll(options: ColumnScrollOptions): () => void {
  const { column, count, at } = options;
  const onRest = useLatest(options.onRest);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useLatest(at);
  const [rests, setRests] = useState(0);

  // Also after a rest: an item beyond the limits is not accepted, and the column goes back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a rest may leave the column on an item that was not accepted
  useLayoutEffect(() => {
    if (column.current) column.current.scrollTop = scrollTo(at);
  }, [column, at, rests]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const item = itemAt(column.current?.scrollTop ?? 0, count);
      // Our own scrolling ends where the column already is.
      if (item === shown.current) return;
      onRest.current(item);
      setRests((times) => times + 1);
    }, controls.scrollStopMs);
  };
}
