import { type RelativeUnit, relativeUnits, shortestUnit } from './relativeUnits';

/** A distance in time as a number of whole units; negative for what lies behind. */
export interface Counted {
  readonly count: number;
  readonly unit: RelativeUnit;
}

/** Puts a distance into the unit that it is told in, in whole units: 59.9 seconds are not yet a minute. [DATA-08] */
export function countUnits(distanceMs: number): Counted {
  const unit = relativeUnits.find(({ ms }) => Math.abs(distanceMs) >= ms) ?? shortestUnit;
  return { count: Math.trunc(distanceMs / unit.ms), unit };
}
