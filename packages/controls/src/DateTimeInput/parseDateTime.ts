import type { DateOrder } from '../DateInput/dateOrder';
import { type ParsedDate, parseDate } from '../DateInput/parseDate';
import { buildDayLimits } from '../dates/buildDayLimits';
import { parseTime } from '../TimePicker/parseTime';
import type { Moment } from './Moment';
import { momentOf } from './momentOf';
import { wallOf } from './wallOf';

/** The first and the last moment that may be chosen. */
export interface MomentLimits {
  readonly min: Moment | null;
  readonly max: Moment | null;
}

/** How to read a typed date with its time. */
export interface DateTimeRules {
  readonly order: DateOrder;
  readonly timeZone: string;
  readonly limits: MomentLimits;
}

/** A moment that is accepted, or why there is none. */
export type ParsedDateTime =
  | { readonly moment: Moment }
  | { readonly problem: Extract<ParsedDate, { problem: string }>['problem'] | 'impossibleTime' };

const complete = /^\d\d:\d\d$/;

/** Reads a masked text; during typing only a complete one is accepted, later single digits are enough. [C-DATE-05, C-DATE-07, C-TIME-01] */
export function parseDateTime(text: string, rules: DateTimeRules, lenient: boolean): ParsedDateTime {
  const { order, timeZone, limits } = rules;
  const { min, max } = limits;
  const [date = '', clock = ''] = text.split(' ');
  const days = buildDayLimits(
    min ? wallOf(min, timeZone).day : undefined,
    max ? wallOf(max, timeZone).day : undefined,
  );
  const reading = parseDate(date, { order, limits: days, lenient });
  if ('problem' in reading) return reading;
  const time = lenient || complete.test(clock) ? parseTime(clock) : null;
  if (time === null) return { problem: complete.test(clock) ? 'impossibleTime' : 'incomplete' };
  const moment = momentOf({ day: reading.day, time }, timeZone);
  if (min && moment < min) return { problem: 'tooEarly' };
  return max && moment > max ? { problem: 'tooLate' } : { moment };
}
