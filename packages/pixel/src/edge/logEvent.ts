import type { CallRequest } from '@beckon/contract';
import type { Pixel } from './startPixel';

/** Logs an event of the runtime like all others: stored at once, sent in order, repeated until delivered. [NET-06, EVT-05, REF-08] */
export function logEvent({ api }: Pixel, { event, payload }: CallRequest<'logEvent'>): void {
  api.fireLogEvent(event, payload ?? undefined);
}
