import { controls } from '@beckon/contract';

/** The item in the middle of a column at a scroll position. [C-TIME-04, CONST-09] */
export function itemAt(scrollTop: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.round(scrollTop / controls.columnItemPx)));
}

/** The scroll position that puts an item in the middle of a column. */
export function scrollTo(item: number): number {
  return item * controls.columnItemPx;
}
