import type { Day } from './Day';

/** A day taken apart; January is month 1. */
export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

/** Takes a day apart. */
export function splitDay(day: Day): DayParts {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

/** Puts a day together. [DATA-07] */
export function joinDay({ year, month, date }: DayParts): Day {
  return `${String(year).padStart(4, '0')}-${padTwo(month)}-${padTwo(date)}`;
}

/** A number with at least two digits. */
export function padTwo(number: number): string {
  return String(number).padStart(2, '0');
}
