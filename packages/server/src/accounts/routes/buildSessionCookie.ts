import { sessionTimes } from '../store/findSession';
import { buildOwnCookie, parseOwnCookie } from './buildOwnCookie';

const session = { name: 'beckon_session', lifeS: sessionTimes.mostS };

/** The header that sets or clears the session cookie. [OWN-01] */
export function buildSessionCookie(publicUrl: string | undefined, token: string | undefined): string {
  return buildOwnCookie(publicUrl, session, token);
}

/** The session token of a request, if it has one. */
export function parseSessionCookie(
  publicUrl: string | undefined,
  header: string | undefined,
): string | undefined {
  return parseOwnCookie(publicUrl, session, header);
}
