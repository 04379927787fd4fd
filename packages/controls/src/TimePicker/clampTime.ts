import type { Time } from './Time';

/** The first and the last time that may be chosen. */
export interface TimeLimits {
  readonly min?: Time | undefined;
  readonly max?: Time | undefined;
}

/** The time itself, or the limit it exceeds. [C-TIME-03] */
export function clampTime(time: Time, { min, max }: TimeLimits): Time {
  if (min !== undefined && time < min) return min;
  return max !== undefined && time > max ? max : time;
}
