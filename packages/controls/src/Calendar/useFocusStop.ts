import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CalendarView } from './CalendarView';

/** Returns a function that moves the focus to the grid's tab stop after the next drawing. */
export function useFocusStop(container: RefObject<HTMLElement | null>): (view: CalendarView) => void {
  const wished = useRef<CalendarView>(undefined);
  useLayoutEffect(() => {
    const selector = wished.current && `[data-stop=${wished.current}]`;
    wished.current = undefined;
    // A grid scrolls by itself if needed; the host page must not.
    if (selector) container.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  });
  return (view) => {
    wished.current = view;
  };
}
