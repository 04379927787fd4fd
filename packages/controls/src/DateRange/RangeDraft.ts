import { clampDay } from '../dates/clampDay';
import type { Day } from '../dates/Day';
import type { DayLimits } from '../dates/DayLimits';
import { type DayRange, rangeOf } from '../dates/DayRange';

/** An unfinished range: either end may still be missing. */
export interface RangeDraft {
  readonly start: Day | null;
  readonly end: Day | null;
}

/** The range of a draft that has both ends, the earlier one first; null while one is missing. [C-RANGE-09, C-RANGE-11] */
export function completeRange({ start, end }: RangeDraft): DayRange | null {
  return start && end ? rangeOf(start, end) : null;
}

/** Puts the earlier end first. [C-RANGE-09] */
export function orderDraft(draft: RangeDraft): RangeDraft {
  return completeRange(draft) ?? draft;
}

/** Keeps both ends inside the limits. [C-RANGE-10] */
export function clampDraft({ start, end }: RangeDraft, limits: DayLimits): RangeDraft {
  return { start: start && clampDay(start, limits), end: end && clampDay(end, limits) };
}
