/** Months of a year. */
export const yearMonths = 12;
