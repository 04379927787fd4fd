import { type PixelSession, storageKeys } from '@beckon/contract';
import { type Store, writeJson } from '@beckon/platform';
import { readSessionId } from '../core/readPixelSession';

/** Stores the result of an opt-in check; the page's session shows it at once. [PIX-11] */
export function keepOptIn(session: PixelSession, store: Store, hasOptedIn: boolean): void {
  session.hasOptedIn = hasOptedIn;
  keepSession(session, store);
}

/** Stores what the site knows about this visitor; data that JSON can't represent changes nothing. [PIX-02, NET-06] */
export function changeSession(session: PixelSession, store: Store, more: unknown): void {
  const { custom, external_id = session.external_id } = JSON.parse(writeJson(more ?? {}));
  Object.assign(session.custom, custom);
  session.external_id = external_id;
  keepSession(session, store);
}

function keepSession(session: PixelSession, store: Store): void {
  // Another tab may have received a new token in the meantime: its session stays.
  const { sessionId } = session;
  const stored = store.read(storageKeys.pixelSession, readSessionId, sessionId);
  if (stored === sessionId) store.write(storageKeys.pixelSession, session);
}
