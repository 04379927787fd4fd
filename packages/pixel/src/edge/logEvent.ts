import type { CallRequest } from '@beckon/contract';
import type { Pixel } from './startPixel';

/** Logs an event of the runtime the way of all others: kept at once, sent in order, repeated until it has arrived. [NET-06, EVT-05, REF-08] */
export function logEvent({ api }: Pixel, { event, payload }: CallRequest<'logEvent'>): void {
  api.fireLogEvent(event, payload ?? undefined);
}
