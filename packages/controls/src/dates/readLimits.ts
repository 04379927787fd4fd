import { clampDay } from './clampDay';
import type { Day } from './Day';
import { type DayLimits, widestLimits } from './DayLimits';
import { readDay } from './readDay';

/** The requested limits, kept inside the years that can be typed. [C-DATE-02] */
export function readLimits(min: Day | undefined, max: Day | undefined): DayLimits {
  return {
    min: clampDay(readDay(min) ?? widestLimits.min, widestLimits),
    max: clampDay(readDay(max) ?? widestLimits.max, widestLimits),
  };
}
