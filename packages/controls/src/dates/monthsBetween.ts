import type { Day } from './Day';
import { splitDay } from './DayParts';
import { yearMonths } from './yearMonths';

/** How many months the second day's month is after the first's. */
export function monthsBetween(from: Day, to: Day): number {
  const [one, other] = [splitDay(from), splitDay(to)];
  return (other.year - one.year) * yearMonths + other.month - one.month;
}
