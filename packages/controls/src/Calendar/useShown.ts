import { type RefObject, useState } from 'react';
import type { Day } from '../dates/Day';
import { type Shown, type ShownBounds, showDay, showMonth, startShown, stepMonths } from './Shown';
import { useFocusStop } from './useFocusStop';

/** The visible months and everything that turns them. */
export interface ShownControl extends Shown {
  /** Moves to a day without touching the focus. */
  readonly show: (day: Day) => void;
  /** Moves to a day and moves the focus there. */
  readonly move: (day: Day) => void;
  readonly step: (months: number) => void;
  /** Shows a month in place `at` and moves the focus into it. */
  readonly jump: (month: Day, at: number) => void;
}

/** Which months are visible and which day the keyboard is on, starting with `start`. */
export function useShown(
  container: RefObject<HTMLElement | null>,
  start: Day,
  bounds: ShownBounds,
): ShownControl {
  const [state, setState] = useState<Shown>(() => startShown(start, bounds));
  // A narrower window or other limits may have hidden the active day.
  const shown = showDay(state, state.active, bounds);
  const focusStop = useFocusStop(container);
  return {
    ...shown,
    show: (day) => setState(showDay(shown, day, bounds)),
    move: (day) => {
      focusStop('days');
      setState(showDay(shown, day, bounds));
    },
    step: (months) => setState(stepMonths(shown, months, bounds)),
    jump: (month, at) => {
      focusStop('days');
      setState(showMonth(shown, { month, at }, bounds.limits));
    },
  };
}
