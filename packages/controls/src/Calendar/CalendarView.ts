/** What a calendar shows: the days of a month, the months of a year, or the years. [C-CAL-01] */
export type CalendarView = 'days' | 'months' | 'years';

/** Months and years stand in so many columns; 12 and 201 both divide by it. */
export const pickColumns = 3;
