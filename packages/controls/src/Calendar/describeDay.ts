import type { Day } from '../dates/Day';
import { type DayLimits, isWithin } from '../dates/DayLimits';
import type { DayRange } from '../dates/DayRange';
import { startOfMonth } from '../dates/startOfMonth';

/** What decides how a day looks. */
export interface DaySetting {
  /** First day of the month that the grid shows. */
  readonly month: Day;
  readonly today: Day;
  readonly limits: DayLimits;
  readonly selected: DayRange | null;
  /** What would be selected if the day under the pointer were chosen. */
  readonly preview: DayRange | null;
}

/** How a day looks and what can be done with it. */
export interface DayLook {
  /** A day of a neighboring month: shown, never chosen. [C-CAL-07] */
  readonly isNeighbour: boolean;
  readonly isDisabled: boolean;
  readonly isToday: boolean;
  readonly isSelected: boolean;
  /** Its position in the painted range. */
  readonly place: 'start' | 'inside' | 'end' | 'only' | undefined;
}

/** Decides how a day of the grid looks. [C-CAL-06, C-CAL-07] */
export function describeDay(day: Day, setting: DaySetting): DayLook {
  const { month, today, limits, selected, preview } = setting;
  const isNeighbour = startOfMonth(day) !== month;
  const painted = preview ?? selected;
  return {
    isNeighbour,
    isDisabled: isNeighbour || !isWithin(day, limits),
    isToday: day === today,
    // Side by side, a neighboring month's day is shown twice: only the one in its own month is active.
    isSelected: !isNeighbour && selected !== null && isInside(day, selected),
    place: isNeighbour || !painted ? undefined : placeIn(day, painted),
  };
}

function isInside(day: Day, { start, end }: DayRange): boolean {
  return day >= start && day <= end;
}

function placeIn(day: Day, range: DayRange): DayLook['place'] {
  if (!isInside(day, range)) return undefined;
  if (range.start === range.end) return 'only';
  if (day === range.start) return 'start';
  return day === range.end ? 'end' : 'inside';
}
