import { defaultCurrency, errors } from '@beckon/contract';
import { eventId } from './eventId';
import { type Decode, isTokenExpired } from './isTokenExpired';
import type { EventBody, QueuedEvent, Saying } from './QueuedEvent';
import { readWeight } from './readWeight';

/** What the checks need to know. */
export type Known = { appId: string | undefined; decode: Decode };

/** The event that was meant, or the error of the catalogue for what is missing. [PIX-15, PIX-16, PIX-17, PIX-18, PIX-19] */
export function buildEvent(saying: Saying, known: Known): QueuedEvent {
  const { call, event, atMs, id } = saying;
  if (typeof event !== 'string' || event === '') throw new Error(errors.eventRequired);
  const body = call === 'logEvent' ? buildLog(saying, event, known) : buildConversion(saying, event, known);
  return { call, body: { ...body, event_id: eventId(atMs, id) } };
}

function buildLog({ payload, data, session }: Saying, event: string, { appId }: Known): EventBody {
  // The pixel's own events wait for an app id; those of a page are told at once.
  if (!appId && data === undefined) throw new Error(errors.appIdRequired);
  return {
    account_id: session.pageId,
    payload: typeof payload === 'object' ? (payload as Record<string, unknown> | null) : null,
    event,
    session_id: session.sessionId,
    session_data: data ?? null,
    external_id: null,
    ...(appId ? { app_id: appId } : {}),
  };
}

/** [PIX-20, NET-07, NET-08, A-92] */
function buildConversion(saying: Saying, event: string, { decode }: Known): EventBody {
  const { call, weight: raw, currency, session, atMs } = saying;
  const { token } = session;
  if (!token) throw new Error(errors.tokenRequired);
  if (isTokenExpired(token, atMs, decode)) throw new Error(errors.tokenExpired);
  const body = { event, account_id: Number(session.pageId), token };
  if (call === 'logConversionEvent') return body;
  const weight = readWeight(raw);
  if (weight === undefined) throw new Error(errors.weightRequired);
  return {
    ...body,
    weight,
    currency: String(currency || defaultCurrency)
      .trim()
      .toUpperCase(),
  };
}
