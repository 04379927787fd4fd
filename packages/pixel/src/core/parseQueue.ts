import { eventCalls } from '@beckon/contract';
import { parseSessionId } from './parsePixelSession';
import type { QueuedEvent, StoredCall } from './QueuedEvent';

/** What waits: events to send, and raw calls that pages made before the sending half had loaded. */
export type Waiting = { events: QueuedEvent[]; calls: StoredCall[] };

/** The stored queue, without unusable entries; each event occurs once. [STOR-01] */
export function parseQueue(raw: unknown): Waiting {
  const waiting: Waiting = { events: [], calls: [] };
  const seen = new Set<string>();
  for (const entry of Array.isArray(raw) ? raw : []) {
    if (!eventCalls.includes(entry?.call)) continue;
    if (isStoredCall(entry)) waiting.calls.push(entry);
    else if (isEvent(entry) && !seen.has(entry.body.event_id)) {
      seen.add(entry.body.event_id);
      waiting.events.push(entry);
    }
  }
  return waiting;
}

function isEvent({ body }: Partial<QueuedEvent>): boolean {
  return typeof body?.event_id === 'string';
}

function isStoredCall({ id, atMs, session }: Partial<StoredCall>): boolean {
  return typeof id === 'string' && typeof atMs === 'number' && !!session && !!parseSessionId(session);
}
