import type { QueuedEvent } from './QueuedEvent';

/** The queue with one more event at its end, or the same queue if it already has the event. */
export function addEvent(events: readonly QueuedEvent[], event: QueuedEvent): QueuedEvent[] {
  const isKnown = events.some(({ body }) => body.event_id === event.body.event_id);
  return isKnown ? [...events] : [...events, event];
}
