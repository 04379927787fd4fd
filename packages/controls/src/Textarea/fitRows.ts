import { controls } from '@beckon/contract';

/** Rows that a text needs, never fewer than 3 nor more than 12; a longer text scrolls. [C-AREA-01, CONST-09] */
export function fitRows(contentPx: number, linePx: number): number {
  // Browsers round heights: a fraction of a line is not one more row.
  const rows = linePx > 0 ? Math.round(contentPx / linePx) : 0;
  return Math.min(controls.textareaMaxRows, Math.max(controls.textareaMinRows, rows));
}
