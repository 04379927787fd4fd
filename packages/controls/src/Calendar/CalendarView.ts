/** What a calendar shows: the days of a month, the months of a year, or the years. [C-CAL-01] */
export type CalendarView = 'days' | 'months' | 'years';

/** The number of columns for months and years; 12 and 201 are both multiples of it. */
export const pickColumns = 3;
