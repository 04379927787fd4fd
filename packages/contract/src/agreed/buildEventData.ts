import { eventNames } from './eventNames';
import type { PixelSession } from './PixelSession';

/** An event as a page stored it: the raw call, with its session. */
export type StoredEvent = {
  event: unknown;
  payload?: unknown;
  /** For the pixel's own events: the session before a new one, or the token. [PIX-09, PIX-10] */
  data?: PixelSession | string | null;
  session: PixelSession;
};

type EventData = {
  payload: Record<string, unknown> | null;
  session_data: Record<string, unknown> | string | null;
};

/**
 * The data of a stored event. A new session includes the previous one. A payload that is not an object gets a name, and what the site
 * knows about its visitor is added. [NET-06, PIX-09, PIX-10, PIX-23, A-91]
 */
export function buildEventData({ event, payload, data, session }: StoredEvent): EventData {
  if (event === eventNames.newPixelSession && data !== undefined && payload === undefined)
    return { payload: { old_session: data, new_session: session }, session_data: session };
  const isObject = typeof payload === 'object' && !Array.isArray(payload);
  const { custom } = session;
  return {
    payload:
      isObject || payload === undefined ? ((payload ?? null) as EventData['payload']) : { value: payload },
    session_data: data ?? (Object.keys(custom).length > 0 ? { custom } : null),
  };
}
