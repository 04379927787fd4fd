import { type PixelSession, storageKeys } from '@beckon/contract';
import { type Store, writeJson } from '@beckon/platform';
import { readSessionId } from '../core/readPixelSession';

/** Keeps the answer of an opt-in check; the session a page looks at shows it at once. [PIX-11] */
export function keepOptIn(session: PixelSession, store: Store, hasOptedIn: boolean): void {
  session.hasOptedIn = hasOptedIn;
  keepSession(session, store);
}

/** Keeps what the site knows of this visitor; what JSON cannot hold changes nothing. [PIX-02, NET-06] */
export function changeSession(session: PixelSession, store: Store, more: unknown): void {
  const { custom, external_id = session.external_id } = JSON.parse(writeJson(more ?? {}));
  Object.assign(session.custom, custom);
  session.external_id = external_id;
  keepSession(session, store);
}

function keepSession(session: PixelSession, store: Store): void {
  // Another tab may have brought a new token meanwhile: its session stays.
  const { sessionId } = session;
  const stored = store.read(storageKeys.pixelSession, readSessionId, sessionId);
  if (stored === sessionId) store.write(storageKeys.pixelSession, session);
}
