import { generateSecret, isSameSecret, type Sealer } from '../../secrets/index';
import { buildOwnCookie, parseOwnCookie } from './buildOwnCookie';

const device = { name: 'beckon_device', lifeS: 365 * 24 * 3600 };

/** Whose cookie it is: a person, not an address, which strangers may sign up with, too. */
type Owner = { secrets: Sealer; userId: string };

const markOf = ({ secrets, userId }: Owner, nonce: string): string =>
  secrets.mark(`device ${userId} ${nonce}`);

/**
 * The header of a cookie that proves that this person signed in with this browser before. It opens nothing: strangers' wrong
 * passwords don't count for it, so they can't lock its owner out. [OWN-01]
 */
export function buildDeviceCookie(publicUrl: string | undefined, owner: Owner): string {
  const nonce = generateSecret();
  return buildOwnCookie(publicUrl, device, `${nonce}.${markOf(owner, nonce)}`);
}

/** The name of the browser, if its cookie is this person's. [OWN-01] */
export function parseDeviceCookie(
  publicUrl: string | undefined,
  header: string | undefined,
  owner: Owner,
): string | undefined {
  const [nonce = '', mark = ''] = parseOwnCookie(publicUrl, device, header)?.split('.') ?? [];
  return nonce !== '' && isSameSecret(mark, markOf(owner, nonce)) ? nonce : undefined;
}
