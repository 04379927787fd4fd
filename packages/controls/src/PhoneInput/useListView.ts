import { layout } from '@beckon/contract';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The parts of the open list and the active row. */
export interface ListViewOptions {
  readonly popover: RefObject<HTMLElement | null>;
  readonly search: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  readonly active: number;
  /** The rows that are drawn. */
  readonly rows: readonly unknown[];
}

/** Gives an opened list its height and the focus, and keeps the active row visible. [C-PHONE-07, CONST-08] */
export function useListView({ popover, search, list, active, rows }: ListViewOptions): void {
  const start = useRef<number | undefined>(active);

  useLayoutEffect(() => {
    popover.current?.style.setProperty('--mc-list-height', `${layout.countryListHeightPx}px`);
    // On a touch screen the search would bring up the keyboard over the list; there it waits for a tap.
    const isTouch = popover.current?.ownerDocument.defaultView?.matchMedia('(pointer: coarse)').matches;
    (isTouch ? list : search).current?.focus({ preventScroll: true });
  }, [popover, search, list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows may have moved the active one
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[data-active]');
    const isStart = active === start.current;
    if (!isStart) start.current = undefined;
    if (list.current && row) showRow(list.current, row, isStart);
  }, [list, active, rows]);
}

// scrollIntoView would scroll the host page as well.
function showRow(list: HTMLElement, row: HTMLElement, inTheMiddle: boolean): void {
  const spare = list.clientHeight - row.offsetHeight;
  const [lowest, highest] = [row.offsetTop - spare, row.offsetTop];
  list.scrollTop = inTheMiddle ? (lowest + highest) / 2 : Math.min(highest, Math.max(lowest, list.scrollTop));
}
