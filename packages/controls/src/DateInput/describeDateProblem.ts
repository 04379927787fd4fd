import type { DayLimits } from '../dates/DayLimits';
import type { DateOrder } from './dateOrder';
import type { DateTexts } from './dateTexts';
import type { DateReading } from './readDate';
import { writeDate } from './writeDate';

/** Says why a complete date was not taken; nothing while it is still being typed. [C-DATE-05, C-DATE-07] */
export function describeDateProblem(
  reading: DateReading,
  { limits, order }: { limits: DayLimits; order: DateOrder },
  texts: DateTexts,
): string | undefined {
  if (!('problem' in reading) || reading.problem === 'incomplete') return undefined;
  const limit = reading.problem === 'tooEarly' ? limits.min : limits.max;
  return texts[reading.problem].replace('%date%', writeDate(limit, order));
}
