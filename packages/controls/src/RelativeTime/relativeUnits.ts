/** A unit of relative time, its length, and the difference from which it is used. */
export interface RelativeUnit {
  readonly name: Intl.RelativeTimeFormatUnit;
  readonly ms: number;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;
const monthMs = 4.345 * weekMs;
const yearMs = 12 * monthMs;

/** The shortest unit, for every smaller difference. */
export const shortestUnit: RelativeUnit = { name: 'second', ms: secondMs };

/** The units from the longest to the shortest; each is used from its own length up. [DATA-08, A-73] */
export const relativeUnits: readonly RelativeUnit[] = [
  { name: 'year', ms: yearMs },
  { name: 'month', ms: monthMs },
  { name: 'week', ms: weekMs },
  { name: 'day', ms: dayMs },
  { name: 'hour', ms: hourMs },
  { name: 'minute', ms: minuteMs },
  shortestUnit,
];
