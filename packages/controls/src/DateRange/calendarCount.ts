import { controls } from '@beckon/contract';

const { one, two, most } = controls.rangeCalendars;

/** How many calendars are side by side: as many as requested, at most three, fewer in a narrow window. [C-RANGE-03, A-71] */
export function calendarCount(windowWidthPx: number, wished: number = most): number {
  const fitting = windowWidthPx < one ? 1 : windowWidthPx < two ? 2 : most;
  return Math.max(1, Math.min(wished, fitting));
}
