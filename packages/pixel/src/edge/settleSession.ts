import { hooks, storageKeys } from '@beckon/contract';
import { randomId, type Store } from '@beckon/platform';
import { cleanToken } from '../core/cleanToken';
import { type Decision, decideSession } from '../core/decideSession';
import { hashText } from '../core/hashText';
import { isTokenExpired } from '../core/isTokenExpired';
import { readPixelSession, readSessionId } from '../core/readPixelSession';

/** Reads the token in the query of the address and the stored session, and keeps the session of this page. [PIX-03, PIX-04, A-74] */
export function settleSession(query: string, pageId: string, store: Store): Decision {
  const token = cleanToken(new URLSearchParams(query).get(hooks.tokenParameter) ?? '');
  const stored = store.read(storageKeys.pixelSession, readPixelSession, undefined);
  const decision = decideSession({
    stored,
    pageId,
    token: isTokenExpired(token, Date.now(), atob) ? undefined : token,
    // A visitor whom only the widgets know keeps that id.
    makeId: () =>
      (!stored && store.read(storageKeys.widgetSession, readSessionId, undefined)) ||
      hashText([pageId, Date.now(), Math.random(), randomId()].join()),
  });
  if (decision.isNew) {
    store.write(storageKeys.pixelSession, decision.session);
    // A reference for text messages belongs to the session it was made for.
    store.remove(storageKeys.smsKeywordRef);
  }
  return decision;
}
