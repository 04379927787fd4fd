import { msPerDay } from '../../formats/pure/index';

const radix = 16;
const timeCharacters = 13;
const mostDaysLate = 7;
const mostMsEarly = 600_000;

/** When an event happened, and the days of its key, counted from 1970. */
export type EventTime = {
  day: number;
  /** The day that the id names. */
  idDay: number;
  isClockWrong: boolean;
  /** Decides on which day it counts. */
  happenedMs: number;
};

/**
 * Reads the time from an event's id (UUIDv7), which any visitor can write. A time from 7 days ago to 10 minutes ahead is believed:
 * then the day of the key depends only on the id, so that a repeat has the same key. Any other time is a wrong clock, and the time of
 * arrival counts: otherwise a visitor could fill months that don't exist yet. [NET-12, OWN-11]
 */
export function parseEventTime(eventId: string, nowMs: number): EventTime {
  const idMs = Number.parseInt(eventId.slice(0, timeCharacters).replace('-', ''), radix);
  const isClockWrong = idMs < nowMs - mostDaysLate * msPerDay || idMs > nowMs + mostMsEarly;
  const happenedMs = isClockWrong ? nowMs : Math.min(idMs, nowMs);
  const dayOf = (ms: number): number => Math.floor(ms / msPerDay);
  return {
    day: dayOf(isClockWrong ? nowMs : idMs),
    idDay: dayOf(idMs),
    isClockWrong,
    happenedMs,
  };
}
