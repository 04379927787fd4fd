import { msPerDay } from '../../formats/pure/index';

const radix = 16;
const timeCharacters = 13;
const mostDaysLate = 30;

/** When an event happened, and the days of its key and of the results, counted from 1970. */
export type EventTime = { day: number; happenedMs: number; countedOn: number };

/**
 * Reads the time from an event's id (UUIDv7). The day of the key depends only on the id, so that a repeat has the same key.
 * The results accept that time if it is at most 30 days old; a future time, or an older one, is a wrong clock, and we use
 * the time of arrival.
 */
export function parseEventTime(eventId: string, nowMs: number): EventTime {
  const idMs = Number.parseInt(eventId.slice(0, timeCharacters).replace('-', ''), radix);
  const isBelieved = idMs <= nowMs && idMs >= nowMs - mostDaysLate * msPerDay;
  const happenedMs = isBelieved ? idMs : nowMs;
  return { day: Math.floor(idMs / msPerDay), happenedMs, countedOn: Math.floor(happenedMs / msPerDay) };
}
