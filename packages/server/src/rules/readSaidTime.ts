import { msPerDay } from './msPerDay';

/**
 * When something was said, as the platform tells it. A time to come is a wrong clock, and the moment of arrival counts: otherwise a
 * STOP could not be lifted before that time, or, beyond what a date can be, not even be written. [OWN-13]
 */
export function readSaidTime(toldMs: number, nowMs: number): number {
  // Clocks of two machines are never quite the same; among events the order that was told is the better one.
  return toldMs > nowMs + msPerDay ? nowMs : toldMs;
}
