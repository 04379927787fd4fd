import { type PixelSession, parseId } from '@beckon/contract';

/** A stored session, if it is valid; stored text may be anything. [PIX-02, STOR-01, A-92] */
export function parsePixelSession(raw: unknown): PixelSession | undefined {
  const { hasOptedIn, pageId, token, custom, external_id } = raw as Record<string, unknown>;
  const sessionId = parseSessionId(raw);
  if (!sessionId) return undefined;
  return {
    sessionId,
    hasOptedIn: hasOptedIn === true,
    pageId: String(pageId),
    token: typeof token === 'string' ? token : null,
    custom: (typeof custom === 'object' && (custom as PixelSession['custom'])) || {},
    external_id: external_id as string | undefined,
  };
}

/** The session id in a stored session of either kind, if it is valid. [REF-08, A-74] */
export function parseSessionId(raw: unknown): string | undefined {
  return parseId((raw as Record<string, unknown>)['sessionId']);
}
