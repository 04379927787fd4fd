import { type ApiCall, countTry, refundTry, tryKey } from '../../api/index';
import { selectUsersByEmail, type User } from '../store/selectUser';
import { parseDeviceCookie } from './buildDeviceCookie';

type SigningIn = Pick<
  ApiCall<unknown, unknown, { email: string; password: string }>,
  'deps' | 'body' | 'reply'
>;

/**
 * Whose password it is, within the limit on tries. In a browser in which someone signed in before, only their own password counts, with tries
 * of its own: strangers can't use them up. [OWN-01]
 */
export async function findSigningIn(call: SigningIn): Promise<User | undefined> {
  const { deps, body } = call;
  const users = await selectUsersByEmail(deps.sql, body.email);
  const device = findDevice(call, users);
  if (device) {
    const own = await check(call, [device.user], tryKey('sign-in-device', device.nonce));
    // Another person may use the same address and the same browser.
    if (own || users.length === 1) return own;
  }
  return await check(call, users, tryKey('sign-in', body.email));
}

function findDevice({ deps, reply }: SigningIn, users: readonly User[]) {
  const { cookie } = reply.request.headers;
  for (const user of users) {
    const nonce = parseDeviceCookie(deps.publicUrl, cookie, { secrets: deps.secrets, userId: user.userId });
    if (nonce !== undefined) return { user, nonce };
  }
  return undefined;
}

async function check(call: SigningIn, users: readonly User[], key: string): Promise<User | undefined> {
  const { deps, body } = call;
  await countTry(call, key, deps.limits.signInsPerMail);
  const hashes = users.map(({ passwordHash }) => passwordHash);
  const user = users[await deps.passwords.find(body.password, hashes)];
  if (user) await refundTry(deps.sql, key);
  return user;
}
