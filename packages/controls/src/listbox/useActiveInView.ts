import { type RefObject, useLayoutEffect } from 'react';

/** Scrolls the list so that the active option, the one with `data-active`, is visible. */
export function useActiveInView(list: RefObject<HTMLElement | null>, active: number, rows: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows may have moved the active one
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[data-active]');
    if (list.current && row) showRow(list.current, row);
  }, [list, active, rows]);
}

// scrollIntoView would scroll the page as well.
function showRow(list: HTMLElement, row: HTMLElement): void {
  const [box, at] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  // With the first option its group's name becomes visible again.
  if (row.dataset.at === '0') list.scrollTop = 0;
  else if (at.top < box.top) list.scrollTop -= box.top - at.top;
  else if (at.bottom > box.bottom) list.scrollTop += at.bottom - box.bottom;
}
