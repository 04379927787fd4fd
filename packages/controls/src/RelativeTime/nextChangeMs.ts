import { countUnits } from './countUnits';
import { relativeUnits } from './relativeUnits';

/** How long the text of a relative time stays the same. [DATA-08] */
export function nextChangeMs(fromMs: number, nowMs: number): number {
  const distanceMs = fromMs - nowMs;
  const { count, unit } = countUnits(distanceMs);
  const goneMs = Math.abs(distanceMs);
  // A moment in the future comes closer: its text changes once a whole unit is no longer full.
  if (count > 0) return Math.floor(goneMs - count * unit.ms) + 1;
  if (distanceMs > 0) return Math.ceil(goneMs) + unit.ms;
  const longer = relativeUnits[relativeUnits.findIndex(({ name }) => name === unit.name) - 1];
  const next = Math.min((Math.abs(count) + 1) * unit.ms, longer?.ms ?? Number.POSITIVE_INFINITY);
  return Math.max(1, Math.ceil(next - goneMs));
}
