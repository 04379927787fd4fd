import type { SecretBox } from '../../secrets/index';
import { isSameSecret, makeSecret } from '../../secrets/index';

const lifeS = 365 * 24 * 3600;
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-beckon_device' : 'beckon_device');
const isSecureAddress = (publicUrl: string | undefined) => publicUrl?.startsWith('https:') ?? false;

type Device = { secrets: SecretBox; email: string };

const markOf = ({ secrets, email }: Device, nonce: string): string =>
  secrets.mark(`device ${email.toLowerCase()} ${nonce}`);

/**
 * The header of a cookie that proves that someone signed in with this address in this browser before. It opens nothing: strangers' wrong
 * passwords don't count for it, so they can't lock its owner out. [OWN-01]
 */
export function buildDeviceCookie(publicUrl: string | undefined, device: Device): string {
  const nonce = makeSecret();
  const isSecure = isSecureAddress(publicUrl);
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifeS}${isSecure ? '; Secure' : ''}`;
  return `${nameOf(isSecure)}=${nonce}.${markOf(device, nonce)}; ${flags}`;
}

/** The name of the browser, if its cookie is for this address. [OWN-01] */
export function parseDeviceCookie(
  publicUrl: string | undefined,
  header: string | undefined,
  device: Device,
): string | undefined {
  const start = `${nameOf(isSecureAddress(publicUrl))}=`;
  const pair = header?.split(';').find((one) => one.trim().startsWith(start));
  const [nonce = '', mark = ''] = pair?.trim().slice(start.length).split('.') ?? [];
  return nonce !== '' && isSameSecret(mark, markOf(device, nonce)) ? nonce : undefined;
}
