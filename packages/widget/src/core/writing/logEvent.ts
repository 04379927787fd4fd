import type { Effect } from '../Effect';
import type { State } from '../State';

/** The order to log an event of this visit; none for an account without an app id, because the server rejects such events. [NET-06, PIX-16, REF-08] */
export function logEvent({ app, session }: State, event: string, payload: Record<string, unknown>): Effect[] {
  if (!app?.appId) return [];
  const body = {
    app_id: app.appId,
    account_id: app.pageId,
    payload,
    event,
    session_id: session.sessionId,
    session_data: null,
    external_id: null,
  };
  return [{ order: 'sendEvent', body }];
}
