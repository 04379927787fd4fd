import { addMonths } from '../dates/addMonths';
import { clampDay } from '../dates/clampDay';
import type { Day } from '../dates/Day';
import type { DayLimits } from '../dates/DayLimits';
import { monthsBetween } from '../dates/monthsBetween';
import { endOfMonth, startOfMonth } from '../dates/startOfMonth';

/** The first of the months side by side, and the day the keyboard is on, which is always visible. */
export interface Shown {
  readonly first: Day;
  readonly active: Day;
}

/** How many months are side by side, and which days may be chosen. */
export interface ShownBounds {
  readonly count: number;
  readonly limits: DayLimits;
}

/** Starts with a day in the last place, unless the calendars before it would have nothing to choose. */
export function startShown(day: Day, { count, limits }: ShownBounds): Shown {
  const active = clampDay(day, limits);
  const first = addMonths(startOfMonth(active), 1 - count);
  return { first: clampDay(first, { min: startOfMonth(limits.min), max: active }), active };
}

/** Moves to a day, kept inside the limits, and turns as few months as needed to make it visible. */
export function showDay(shown: Shown, day: Day, { count, limits }: ShownBounds): Shown {
  const active = clampDay(day, limits);
  const month = startOfMonth(active);
  const last = addMonths(shown.first, count - 1);
  if (month < shown.first) return { first: month, active };
  return { first: month > last ? addMonths(month, 1 - count) : shown.first, active };
}

/** Turns by this many months; the active day moves along. */
export function stepMonths(shown: Shown, months: number, { count, limits }: ShownBounds): Shown {
  const first = addMonths(shown.first, months);
  const last = endOfMonth(addMonths(first, count - 1));
  const active = clampDay(addMonths(shown.active, months), {
    min: clampDay(first, limits),
    max: clampDay(last, limits),
  });
  return { first, active };
}

/** Shows a month (or the nearest with a day to choose) in place `at` and moves to a day in it. [C-CAL-02] */
export function showMonth(shown: Shown, { month, at }: { month: Day; at: number }, limits: DayLimits): Shown {
  const near = startOfMonth(clampDay(month, limits));
  const wished = addMonths(shown.active, monthsBetween(shown.active, near));
  return { first: addMonths(near, -at), active: clampDay(wished, limits) };
}
