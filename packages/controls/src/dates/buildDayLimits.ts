import { clampDay } from './clampDay';
import type { Day } from './Day';
import { type DayLimits, widestLimits } from './DayLimits';
import { parseDay } from './parseDay';

/** The requested limits, kept inside the years that can be typed. [C-DATE-02] */
export function buildDayLimits(min: Day | undefined, max: Day | undefined): DayLimits {
  return {
    min: clampDay(parseDay(min) ?? widestLimits.min, widestLimits),
    max: clampDay(parseDay(max) ?? widestLimits.max, widestLimits),
  };
}
