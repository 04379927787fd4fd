import type { PixelSession } from '@beckon/contract';

const id = /^[A-Za-z0-9-]{8,128}$/;

/** A stored session, if it has one's form; stored text may be anything. [PIX-02, STOR-01, A-92] */
export function readPixelSession(raw: unknown): PixelSession | undefined {
  const { sessionId, hasOptedIn, pageId, token, custom } = raw as Record<string, unknown>;
  if (!readSessionId(raw)) return undefined;
  return {
    sessionId: sessionId as string,
    hasOptedIn: hasOptedIn === true,
    pageId: String(pageId),
    token: typeof token === 'string' ? token : null,
    custom: (typeof custom === 'object' && (custom as PixelSession['custom'])) || {},
  };
}

/** The session id in a stored session of either kind, if it has an id's form. [REF-08, A-74] */
export function readSessionId(raw: unknown): string | undefined {
  const { sessionId } = raw as Record<string, unknown>;
  return typeof sessionId === 'string' && id.test(sessionId) ? sessionId : undefined;
}
