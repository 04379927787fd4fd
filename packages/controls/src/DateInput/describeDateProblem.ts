import type { DayLimits } from '../dates/DayLimits';
import type { DateOrder } from './dateOrder';
import type { DateTexts } from './dateTexts';
import type { ParsedDate } from './parseDate';
import { writeDate } from './writeDate';

/** Says why a date was not accepted; undefined if it was. [C-DATE-05, C-DATE-07] */
export function describeDateProblem(
  reading: ParsedDate,
  { limits, order }: { limits: DayLimits; order: DateOrder },
  texts: DateTexts,
): string | undefined {
  if ('day' in reading) return undefined;
  const limit = reading.problem === 'tooEarly' ? limits.min : limits.max;
  return texts[reading.problem].replace('%date%', writeDate(limit, order)).replace('%pattern%', texts[order]);
}
