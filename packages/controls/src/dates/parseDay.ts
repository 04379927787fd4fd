import { isDateText } from '@beckon/contract/data/ValueShapes';
import type { Day } from './Day';

/** The day itself; null if invalid, so that a control with a bad value is empty. [DATA-07] */
export function parseDay(value: Day | null | undefined): Day | null {
  return value && isDateText(value) ? value : null;
}
