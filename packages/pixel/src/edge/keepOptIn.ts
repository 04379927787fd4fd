import { type PixelSession, storageKeys } from '@beckon/contract';
import type { Store } from '@beckon/platform';
import { readSessionId } from '../core/readPixelSession';

/** Keeps the answer of an opt-in check; the session a page looks at shows it at once. [PIX-11] */
export function keepOptIn(session: PixelSession, store: Store, hasOptedIn: boolean): void {
  session.hasOptedIn = hasOptedIn;
  // Another tab may have brought a new token meanwhile: its session stays.
  const stored = store.read(storageKeys.pixelSession, readSessionId, undefined) ?? session.sessionId;
  if (stored === session.sessionId) store.write(storageKeys.pixelSession, session);
}
