import {
  buildEventData,
  errors,
  eventId,
  parseCurrency,
  parseExternalId,
  parseWeight,
} from '@beckon/contract';
import { type Decode, isTokenExpired } from './isTokenExpired';
import type { EventBody, QueuedEvent, StoredCall } from './QueuedEvent';

/** What the checks need to know. */
export type Known = { appId: string | undefined; decode: Decode };

/** The requested event, or the catalog's error for what is missing. [PIX-15, PIX-16, PIX-17, PIX-18, PIX-19] */
export function buildEvent(stored: StoredCall, known: Known): QueuedEvent {
  const { call, event, atMs, id } = stored;
  if (typeof event !== 'string' || event === '') throw new Error(errors.eventRequired);
  const body = call === 'logEvent' ? buildLog(stored, event, known) : buildConversion(stored, event, known);
  return { call, body: { ...body, event_id: eventId(atMs, id) } };
}

function buildLog(stored: StoredCall, event: string, { appId }: Known): EventBody {
  // The pixel's own events wait for an app id; the page's fail at once.
  if (!appId && stored.data === undefined) throw new Error(errors.appIdRequired);
  const { pageId, sessionId, external_id } = stored.session;
  return {
    ...buildEventData(stored),
    account_id: pageId,
    event,
    session_id: sessionId,
    external_id: parseExternalId(external_id),
    ...(appId ? { app_id: appId } : {}),
  };
}

/** [PIX-20, NET-07, NET-08, A-92] */
function buildConversion(stored: StoredCall, event: string, { decode }: Known): EventBody {
  const { call, weight: raw, currency, session, atMs } = stored;
  const { token } = session;
  if (!token) throw new Error(errors.tokenRequired);
  if (isTokenExpired(token, atMs, decode)) throw new Error(errors.tokenExpired);
  const body = { event, account_id: Number(session.pageId), token };
  if (call === 'logConversionEvent') return body;
  const weight = parseWeight(raw);
  // A value that is not a number is stored as `null`.
  const isMissing = raw === undefined || raw === '';
  if (weight === undefined) throw new Error(isMissing ? errors.weightRequired : errors.weightUnusable);
  return { ...body, weight, currency: parseCurrency(currency) as string };
}
