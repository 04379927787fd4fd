import { dateTexts } from '../DateInput/dateTexts';
import { timeTexts } from '../TimePicker/timeTexts';

/** The words of a field for date and time in English. */
export const dateTimeTexts = {
  ...timeTexts,
  ...dateTexts,
  monthFirst: `${dateTexts.monthFirst} ${timeTexts.pattern}`,
  dayFirst: `${dateTexts.dayFirst} ${timeTexts.pattern}`,
  open: 'Choose date and time',
  impossibleTime: timeTexts.impossible,
  done: 'Done',
} as const;

/** The same words in any language. */
export type DateTimeTexts = { readonly [Name in keyof typeof dateTimeTexts]: string };
