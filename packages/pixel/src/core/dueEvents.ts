import { type EventCall, pixelQueue } from '@beckon/contract';
import type { QueuedEvent } from './QueuedEvent';

/** How long an event still has to wait. A clock that was set back must not stop anything for a day. */
export function waitMs({ restMs = 0, awayMs = 0 }: QueuedEvent, atMs: number): number {
  const waits = [restMs - atMs, awayMs - atMs].filter((wait) => wait <= pixelQueue.lastPauseMs);
  return Math.max(0, ...waits);
}

/** The events of a call that may be sent now, oldest first. */
export function dueEvents(events: readonly QueuedEvent[], lane: EventCall, atMs: number): QueuedEvent[] {
  return events.filter((event) => event.call === lane && waitMs(event, atMs) === 0);
}

/** When the visitor leaves: also those that wait because another failed, and were never tried themselves. */
export function lastEvents(events: readonly QueuedEvent[], lane: EventCall, atMs: number): QueuedEvent[] {
  const unrested = events.map((event) => (event.tries ? event : { ...event, restMs: 0 }));
  return dueEvents(unrested, lane, atMs);
}
