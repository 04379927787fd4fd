/** How many days a month has; January is month 1. */
export function daysInMonth(year: number, month: number): number {
  // Day 0 of the month after it.
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
