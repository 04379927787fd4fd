import type { Day } from './Day';

/** The parts of a day; January is month 1. */
export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

/** Splits a day into its parts. */
export function splitDay(day: Day): DayParts {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

/** Builds a day from its parts. [DATA-07] */
export function joinDay({ year, month, date }: DayParts): Day {
  return `${String(year).padStart(4, '0')}-${padTwo(month)}-${padTwo(date)}`;
}

/** A number with at least two digits. */
export function padTwo(number: number): string {
  return String(number).padStart(2, '0');
}
