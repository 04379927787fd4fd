import { dateTexts } from '../DateInput/dateTexts';
import { timeTexts } from '../TimePicker/timeTexts';

/** The texts of a date and time field in English. */
export const dateTimeTexts = {
  ...timeTexts,
  ...dateTexts,
  monthFirst: `${dateTexts.monthFirst} ${timeTexts.pattern}`,
  dayFirst: `${dateTexts.dayFirst} ${timeTexts.pattern}`,
  open: 'Choose date and time',
  impossibleTime: timeTexts.impossible,
  done: 'Done',
} as const;

/** The same texts in any language. */
export type DateTimeTexts = { readonly [Name in keyof typeof dateTimeTexts]: string };
