/** A cookie of this server: its name, without the prefix that https adds, and how long it lives. */
export type OwnCookie = { name: string; lifeS: number };

const isSecureAddress = (publicUrl: string | undefined) => publicUrl?.startsWith('https:') ?? false;
const nameOf = ({ name }: OwnCookie, publicUrl: string | undefined) =>
  isSecureAddress(publicUrl) ? `__Host-${name}` : name;

/** The header that sets or clears a cookie. Scripts can't read it, other sites can't send it. [OWN-01] */
export function buildOwnCookie(
  publicUrl: string | undefined,
  cookie: OwnCookie,
  value: string | undefined,
): string {
  const life = value === undefined ? 0 : cookie.lifeS;
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${life}${isSecureAddress(publicUrl) ? '; Secure' : ''}`;
  return `${nameOf(cookie, publicUrl)}=${value ?? ''}; ${flags}`;
}

/** The value of a cookie in a request, if it has one. */
export function parseOwnCookie(
  publicUrl: string | undefined,
  cookie: OwnCookie,
  header: string | undefined,
): string | undefined {
  const start = `${nameOf(cookie, publicUrl)}=`;
  const pair = header?.split(';').find((one) => one.trim().startsWith(start));
  return pair?.trim().slice(start.length) || undefined;
}
