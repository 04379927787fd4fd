import { timing } from '@beckon/contract';
import type { Day } from './Day';

const dayMs = timing.dayS * timing.secondMs;
const dayLength = '2026-11-15'.length;

/** The day this many days later, or earlier with a negative count. */
export function addDays(day: Day, count: number): Day {
  // A date without time is read and written in UTC, where every day has 24 hours.
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, dayLength);
}
