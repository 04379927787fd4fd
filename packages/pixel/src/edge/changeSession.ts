import { type PixelSession, storageKeys } from '@beckon/contract';
import { type Store, writeJson } from '@beckon/platform';
import { parseSessionId } from '../core/parsePixelSession';

/** Stores the result of an opt-in check; the page's session shows it at once. [PIX-11] */
export function saveHasOptedIn(session: PixelSession, store: Store, hasOptedIn: boolean): void {
  session.hasOptedIn = hasOptedIn;
  saveSession(session, store);
}

/** Stores what the site knows about this visitor; data that JSON can't represent changes nothing. [PIX-02, NET-06] */
export function changeSession(session: PixelSession, store: Store, more: unknown): void {
  const { custom, external_id = session.external_id } = JSON.parse(writeJson(more ?? {}));
  Object.assign(session.custom, custom);
  session.external_id = external_id;
  saveSession(session, store);
}

function saveSession(session: PixelSession, store: Store): void {
  // Another tab may have received a new token in the meantime: its session stays.
  const { sessionId } = session;
  const stored = store.read(storageKeys.pixelSession, parseSessionId, sessionId);
  if (stored === sessionId) store.write(storageKeys.pixelSession, session);
}
