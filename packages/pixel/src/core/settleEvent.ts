import { pixelQueue } from '@beckon/contract';
import { pauseMs } from './pauseMs';
import type { QueuedEvent } from './QueuedEvent';

type Answer = {
  id: string;
  /** Status of the answer; 0 if there was none. */
  status: number;
  atMs: number;
  /** A number from 0 to 1. */
  chance: number;
};

const timedOut = 408;
const tooMany = 429;
const firstServerError = 500;

/** Whether the same event may be accepted later. What the server understood and rejected, it will reject again. [NET-10] */
export function isRetryable(status: number): boolean {
  return status === 0 || status === timedOut || status === tooMany || status >= firstServerError;
}

/** The queue after an answer: without the event, or with a pause for its whole call, to give the server a break. */
export function settleEvent(
  events: readonly QueuedEvent[],
  { id, status, atMs, chance }: Answer,
): QueuedEvent[] {
  const settled = events.find(({ body }) => body.event_id === id);
  const tries = (settled?.tries ?? 0) + 1;
  if (!isRetryable(status) || tries >= pixelQueue.tries) return events.filter((event) => event !== settled);
  const restMs = atMs + pauseMs(tries, chance);
  return events.map((event) => {
    if (event === settled) return { call: event.call, body: event.body, tries, restMs };
    return event.call === settled?.call ? { ...event, restMs: Math.max(event.restMs ?? 0, restMs) } : event;
  });
}
