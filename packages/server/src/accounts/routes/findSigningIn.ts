import { type ApiCall, countTry, refundTry, tryKey } from '../../api/index';
import { selectUsersByEmail, type User } from '../store/selectUser';
import { parseDeviceCookie } from './buildDeviceCookie';

type SigningIn = Pick<
  ApiCall<unknown, unknown, { email: string; password: string }>,
  'deps' | 'body' | 'from' | 'reply'
>;

/**
 * Whose password it is, within the limits on tries. In a browser in which someone signed in before, only their own password counts, with
 * limits of its own: strangers, also those in the same network, can't use them up. [OWN-01]
 */
export async function findSigningIn(call: SigningIn): Promise<User | undefined> {
  const { deps, body, from } = call;
  const users = await selectUsersByEmail(deps.sql, body.email);
  const device = findDevice(call, users);
  if (device) {
    const own = await checkDevice(call, device);
    // Another person may use the same address and the same browser.
    if (own || users.length === 1) return own;
  }
  const key = tryKey('sign-in', body.email);
  await countTry(call, tryKey('sign-in-net', from.ipShort), deps.limits.signInsPerNet);
  await countTry(call, key, deps.limits.signInsPerMail);
  return await check(call, users, key);
}

type Device = { user: User; nonce: string };

function findDevice({ deps, reply }: SigningIn, users: readonly User[]): Device | undefined {
  const { cookie } = reply.request.headers;
  for (const user of users) {
    const nonce = parseDeviceCookie(deps.publicUrl, cookie, { secrets: deps.secrets, userId: user.userId });
    if (nonce !== undefined) return { user, nonce };
  }
  return undefined;
}

/** Wrong passwords count for the browser. What is left counts for the person, as for a network: a program could sign in without end. */
async function checkDevice(call: SigningIn, device: Device): Promise<User | undefined> {
  const { signInsPerMail, signInsPerNet } = call.deps.limits;
  const key = tryKey('sign-in-device', device.nonce);
  await countTry(call, key, signInsPerMail);
  await countTry(call, tryKey('sign-in-known', device.user.userId), signInsPerNet);
  return await check(call, [device.user], key);
}

/** A success gives its try back. */
async function check(
  { deps, body }: SigningIn,
  users: readonly User[],
  key: string,
): Promise<User | undefined> {
  const hashes = users.map(({ passwordHash }) => passwordHash);
  const user = users[await deps.passwords.find(body.password, hashes)];
  if (user) await refundTry(deps.sql, key);
  return user;
}
