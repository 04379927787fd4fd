import { timing } from '@beckon/contract';
import type { DaySpan } from '../data/useFigures';

const dayMs = timing.dayS * timing.secondMs;
const dayCharacters = 10;

const write = (ms: number): string => new Date(ms).toISOString().slice(0, dayCharacters);

/** The last `count` days, including `today`. [OWN-11] */
export function lastDays(count: number, today: string): DaySpan {
  return { from: write(Date.parse(today) - (count - 1) * dayMs), to: today };
}

const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && write(Date.parse(day)) === day;

/** The days in an address, or the usual ones if it has none or they aren't valid. [OWN-11] */
export function parseSpan({ from, to }: DaySpan, usual: DaySpan): DaySpan {
  return isDay(from) && isDay(to) && from <= to ? { from, to } : usual;
}

/** The period of the same length just before a span. [OWN-11] */
export function spanBefore({ from, to }: DaySpan): DaySpan {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return { from: write(first - (last - first) - dayMs), to: write(first - dayMs) };
}

/** Each day of a span, in order. */
export function listDays({ from, to }: DaySpan): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) days.push(write(at));
  return days;
}
