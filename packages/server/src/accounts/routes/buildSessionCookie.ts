import { sessionTimes } from '../store/findSession';

const nameOf = (isSecure: boolean) => (isSecure ? '__Host-beckon_session' : 'beckon_session');
const isSecureAddress = (publicUrl: string | undefined) => publicUrl?.startsWith('https:') ?? false;

/** The header that sets or clears the session cookie. Scripts can't read it, other sites can't send it. [OWN-01] */
export function buildSessionCookie(publicUrl: string | undefined, token: string | undefined): string {
  const isSecure = isSecureAddress(publicUrl);
  const life = token === undefined ? 0 : sessionTimes.mostS;
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${life}${isSecure ? '; Secure' : ''}`;
  return `${nameOf(isSecure)}=${token ?? ''}; ${flags}`;
}

/** The session token of a request, if it has one. */
export function parseSessionCookie(
  publicUrl: string | undefined,
  header: string | undefined,
): string | undefined {
  const start = `${nameOf(isSecureAddress(publicUrl))}=`;
  const pair = header?.split(';').find((one) => one.trim().startsWith(start));
  return pair?.trim().slice(start.length) || undefined;
}
