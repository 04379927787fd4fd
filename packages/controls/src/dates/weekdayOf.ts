import type { Day } from './Day';

/** The weekday, 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(Date.parse(day)).getUTCDay();
}
