/** The texts of a date range in English. [C-RANGE-01, C-RANGE-04, C-RANGE-05, C-RANGE-06] */
export const rangeTexts = {
  empty: 'Select date range',
  today: 'Today',
  yesterday: 'Yesterday',
  last7Days: 'Last 7 days',
  last30Days: 'Last 30 days',
  presets: 'Presets',
  start: 'Start date',
  end: 'End date',
  clear: 'Clear',
  close: 'Close',
  apply: 'Apply',
} as const;

/** The same texts in any language. */
export type RangeTexts = { readonly [Name in keyof typeof rangeTexts]: string };
