import { type RelativeUnit, relativeUnits, shortestUnit } from './relativeUnits';

/** A time difference as a number of whole units; negative for the past. */
export interface Counted {
  readonly count: number;
  readonly unit: RelativeUnit;
}

/** Converts a time difference to the unit it is shown in, in whole units: 59.9 seconds are not yet a minute. [DATA-08] */
export function countUnits(distanceMs: number): Counted {
  const unit = relativeUnits.find(({ ms }) => Math.abs(distanceMs) >= ms) ?? shortestUnit;
  return { count: Math.trunc(distanceMs / unit.ms), unit };
}
