import { scrollTo } from './itemAt';

/** Scrolls the columns of an opened picker to what is chosen: what is not on the screen yet cannot be scrolled. [C-TIME-04] */
export function showColumns(panel: HTMLElement): HTMLElement[] {
  const columns = [...panel.querySelectorAll<HTMLElement>('[role=listbox]')];
  for (const column of columns) column.scrollTop = scrollTo(Number(column.dataset['at']));
  return columns;
}
