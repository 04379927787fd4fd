import { timing } from '@beckon/contract';
import { language } from '../copy/language';

const units = [
  ['day', timing.dayS],
  ['hour', timing.hourS],
  ['minute', timing.minuteS],
  ['second', 1],
] as const;
const mostUnits = 2;

/** A duration in its two largest units, in the console's language: `2 days, 22 hours`. Pure. */
export function spanOfTime(ms: number): string {
  let restS = Math.max(0, Math.floor(ms / timing.secondMs));
  const parts = units.flatMap(([unit, seconds]) => {
    const count = Math.floor(restS / seconds);
    restS -= count * seconds;
    return count === 0 ? [] : [write(count, unit)];
  });
  const list = new Intl.ListFormat(language(), { type: 'unit' });
  return list.format(parts.length === 0 ? [write(0, 'second')] : parts.slice(0, mostUnits));
}

function write(count: number, unit: (typeof units)[number][0]): string {
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
