import { isSameSecret, makeSecret, type SecretBox } from '../../secrets/index';

const lifeS = 365 * 24 * 3600;
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-beckon_device' : 'beckon_device');
const isSecureAddress = (publicUrl: string | undefined) => publicUrl?.startsWith('https:') ?? false;

/** Whose cookie it is: a person, not an address, which strangers may sign up with, too. */
type Owner = { secrets: SecretBox; userId: string };

const markOf = ({ secrets, userId }: Owner, nonce: string): string =>
  secrets.mark(`device ${userId} ${nonce}`);

/**
 * The header of a cookie that proves that this person signed in with this browser before. It opens nothing: strangers' wrong
 * passwords don't count for it, so they can't lock its owner out. [OWN-01]
 */
export function buildDeviceCookie(publicUrl: string | undefined, owner: Owner): string {
  const nonce = makeSecret();
  const isSecure = isSecureAddress(publicUrl);
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifeS}${isSecure ? '; Secure' : ''}`;
  return `${nameOf(isSecure)}=${nonce}.${markOf(owner, nonce)}; ${flags}`;
}

/** The name of the browser, if its cookie is this person's. [OWN-01] */
export function parseDeviceCookie(
  publicUrl: string | undefined,
  header: string | undefined,
  owner: Owner,
): string | undefined {
  const start = `${nameOf(isSecureAddress(publicUrl))}=`;
  const pair = header?.split(';').find((one) => one.trim().startsWith(start));
  const [nonce = '', mark = ''] = pair?.trim().slice(start.length).split('.') ?? [];
  return nonce !== '' && isSameSecret(mark, markOf(owner, nonce)) ? nonce : undefined;
}
