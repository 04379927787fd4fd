/** A day in milliseconds; days are counted in UTC, where none is longer. */
export const msPerDay = 86_400_000;
