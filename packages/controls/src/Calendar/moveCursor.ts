import { controls } from '@beckon/contract';
import { addDays } from '../dates/addDays';
import { addMonths } from '../dates/addMonths';
import type { Day } from '../dates/Day';
import { splitDay } from '../dates/DayParts';
import { weekdayOf } from '../dates/weekdayOf';
import { yearMonths } from '../dates/yearMonths';
import { type CalendarView, pickColumns } from './CalendarView';

const calendarYearsEachSide = controls.calendarYearsEachSide;
const weekDays = controls.weekDays;
const decadeYears = 10;
const centuryYears = 100;

/** A pressed key and its grid. */
export interface CursorKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly rtl: boolean;
  /** 0 for Sunday. */
  readonly weekStart: number;
  readonly today: Day;
}

interface Steps {
  readonly columns: number;
  readonly column: (cursor: Day, key: CursorKey) => number;
  readonly add: (cursor: Day, cells: number) => Day;
  /** How many months a page key moves, and the same key with Shift. */
  readonly pages: readonly [page: number, withShift: number];
}

const steps: Readonly<Record<CalendarView, Steps>> = {
  days: {
    columns: weekDays,
    column: (cursor, { weekStart }) => (weekdayOf(cursor) - weekStart + weekDays) % weekDays,
    add: addDays,
    pages: [1, yearMonths],
  },
  months: {
    columns: pickColumns,
    column: (cursor) => (splitDay(cursor).month - 1) % pickColumns,
    add: addMonths,
    pages: [yearMonths, decadeYears * yearMonths],
  },
  years: {
    columns: pickColumns,
    column: (cursor, { today }) =>
      (splitDay(cursor).year - splitDay(today).year + calendarYearsEachSide) % pickColumns,
    add: (cursor, cells) => addMonths(cursor, cells * yearMonths),
    pages: [decadeYears * yearMonths, centuryYears * yearMonths],
  },
};

/**
 * Where a key moves the cursor; undefined when it does not move. Arrows go by cell and row, Home and End to the ends of
 * the row, the page keys by month, year or decade, and with Shift by the next larger step. [C-CAL-01, A-63]
 */
export function moveCursor(view: CalendarView, cursor: Day, pressed: CursorKey): Day | undefined {
  const { columns, column, add, pages } = steps[view];
  const forward = pressed.rtl ? -1 : 1;
  const page = pages[pressed.shiftKey ? 1 : 0];
  switch (pressed.key) {
    case 'ArrowLeft':
      return add(cursor, -forward);
    case 'ArrowRight':
      return add(cursor, forward);
    case 'ArrowUp':
      return add(cursor, -columns);
    case 'ArrowDown':
      return add(cursor, columns);
    case 'Home':
      return add(cursor, -column(cursor, pressed));
    case 'End':
      return add(cursor, columns - 1 - column(cursor, pressed));
    case 'PageUp':
      return addMonths(cursor, -page);
    case 'PageDown':
      return addMonths(cursor, page);
    default:
      return undefined;
  }
}
