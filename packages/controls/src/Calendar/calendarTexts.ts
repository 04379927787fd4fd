/** The texts of a calendar in English. */
export const calendarTexts = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  month: 'Month',
  year: 'Year',
  rangeStart: 'start of range',
  rangeEnd: 'end of range',
} as const;

/** The same texts in any language. */
export type CalendarTexts = { readonly [Name in keyof typeof calendarTexts]: string };
