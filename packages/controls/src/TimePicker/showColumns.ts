import { scrollTo } from './itemAt';

/** Scrolls the columns of an opened picker to the chosen values: hidden elements can't scroll. [C-TIME-04] */
export function showColumns(panel: HTMLElement): HTMLElement[] {
  const columns = [...panel.querySelectorAll<HTMLElement>('[role=listbox]')];
  for (const column of columns) column.scrollTop = scrollTo(Number(column.dataset['at']));
  return columns;
}
