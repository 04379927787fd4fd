import { hooks, type PixelSession, storageKeys } from '@beckon/contract';
import { randomId, type Store } from '@beckon/platform';
import { cleanToken } from '../core/cleanToken';
import { hashText } from '../core/hashText';
import { isTokenExpired } from '../core/isTokenExpired';
import { parsePixelSession, parseSessionId } from '../core/parsePixelSession';

/** The session of this page; if it was created now, also the previous one, or `null`. [PIX-09] */
export type Settled = { session: PixelSession; old?: PixelSession | null };

/**
 * Reads the token from the query of the address, and stores the session of this page: the existing one, unless there is none, it belongs to
 * another page id, or a new valid token has arrived. [PIX-03, PIX-04, PIX-05, PIX-06, PIX-07, PIX-08, A-74, A-92]
 */
export function settleSession(query: string, pageId: string, store: Store): Settled {
  const given = cleanToken(new URLSearchParams(query).get(hooks.tokenParameter) ?? '');
  const token = isTokenExpired(given, Date.now(), atob) ? null : given;
  const old = store.read(storageKeys.pixelSession, parsePixelSession, undefined);
  if (old?.pageId === pageId && (!token || token === old.token)) return { session: old };
  // A visitor known only to the widgets keeps that id.
  const sessionId =
    (!old && store.read(storageKeys.widgetSession, parseSessionId, undefined)) ||
    hashText([pageId, Date.now(), Math.random(), randomId()].join());
  const session = { sessionId, hasOptedIn: false, pageId, token, custom: {} };
  store.write(storageKeys.pixelSession, session);
  // A ref for text messages belongs to the session it was created for.
  store.remove(storageKeys.smsKeywordRef);
  return { session, old: old ?? null };
}
