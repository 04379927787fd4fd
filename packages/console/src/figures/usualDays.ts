/** The length of the default period. [OWN-11] */
export const usualDays = 30;
