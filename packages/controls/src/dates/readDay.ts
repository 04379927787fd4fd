import { isDateText } from '@beckon/contract/data/ValueShapes';
import type { Day } from './Day';

/** The day itself; null for anything that is no day, so that a control with a bad value is an empty one. [DATA-07] */
export function readDay(value: Day | null | undefined): Day | null {
  return value && isDateText(value) ? value : null;
}
