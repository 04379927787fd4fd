import { isDateText } from '@beckon/contract/data/ValueShapes';
import type { Day } from '../dates/Day';
import type { DayLimits } from '../dates/DayLimits';
import { padTwo } from '../dates/DayParts';
import type { DateOrder } from './dateOrder';

/** How to read a typed date. */
export interface DateRules {
  readonly order: DateOrder;
  readonly limits: DayLimits;
  /** Whether a single digit is enough for day and month. Not while typing: it may be the first of two. */
  readonly lenient?: boolean;
}

/** A day that is accepted, or why there is none. */
export type ParsedDate =
  | { readonly day: Day }
  | { readonly problem: 'incomplete' | 'impossible' | 'tooEarly' | 'tooLate' };

const complete = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const completeEnough = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Reads a masked text; rejects a date that does not exist or is beyond the limits. [C-DATE-02, C-DATE-05, C-DATE-07] */
export function parseDate(text: string, { order, limits, lenient = false }: DateRules): ParsedDate {
  const parts = (lenient ? completeEnough : complete).exec(text);
  if (!parts) return { problem: 'incomplete' };
  const [one, two, year] = parts.slice(1).map(Number);
  const [month = 0, date = 0] = order === 'monthFirst' ? [one, two] : [two, one];
  const day = `${String(year).padStart(4, '0')}-${padTwo(month)}-${padTwo(date)}`;
  if (!isDateText(day)) return { problem: 'impossible' };
  if (day < limits.min) return { problem: 'tooEarly' };
  return day > limits.max ? { problem: 'tooLate' } : { day };
}
