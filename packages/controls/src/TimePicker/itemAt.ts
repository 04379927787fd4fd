import { controls } from '@beckon/contract';

/** The item in the middle of a column that was scrolled so far. [C-TIME-04, CONST-09] */
export function itemAt(scrollTop: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.round(scrollTop / controls.columnItemPx)));
}

/** How far a column must be scrolled to have an item in its middle. */
export function scrollTo(item: number): number {
  return item * controls.columnItemPx;
}
