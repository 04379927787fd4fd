import type { Typed } from '../DateInput/useTyped';
import { writeDate } from '../DateInput/writeDate';
import type { DateTimeTexts } from './dateTimeTexts';
import { type DateTimeRules, parseDateTime } from './parseDateTime';
import { wallOf } from './wallOf';

/** Why the typed text, now or before the field lost focus, is not the value. [C-DATE-05, C-DATE-07] */
export function describeDateTime(
  { draft, refused }: Pick<Typed, 'draft' | 'refused'>,
  rules: DateTimeRules,
  texts: DateTimeTexts,
): string | undefined {
  const reading = parseDateTime(refused ?? draft ?? '', rules, refused !== null);
  if ('moment' in reading) return undefined;
  const limit = reading.problem === 'tooEarly' ? rules.limits.min : rules.limits.max;
  const { day, time } = limit ? wallOf(limit, rules.timeZone) : { day: null, time: '' };
  const why = texts[reading.problem]
    .replace('%date%', `${writeDate(day, rules.order)} ${time}`)
    .replace('%pattern%', texts[rules.order]);
  if (refused !== null) return `${texts.refused.replace('%text%', refused)} ${why}`;
  // Half a date may still become one.
  return reading.problem === 'incomplete' ? undefined : why;
}
