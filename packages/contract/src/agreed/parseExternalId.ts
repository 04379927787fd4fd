import * as limits from '../constants/limits';

/** The site's own id for a visitor as it is sent: a text or a number, no longer than an id may be. [PIX-02, NET-06] */
export function parseExternalId(raw: unknown): string | null {
  const text = typeof raw === 'number' ? String(raw) : raw;
  return typeof text === 'string' && text ? text.slice(0, limits.sessionIdCharacters) : null;
}
