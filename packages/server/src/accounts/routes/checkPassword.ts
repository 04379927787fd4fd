import { explain } from '@beckon/contract/data/explain';
import { type ApiCall, ApiError, countTry, invalid, tryKey } from '../../api/index';
import { selectUser, type User } from '../store/selectUser';
import { signedInUserOf } from './signedInUserOf';

type Asked = Pick<ApiCall, 'caller' | 'deps'>;

/**
 * Checks the caller's password, within the limit on tries; `path` names the field in which they typed it. Someone who only signs in by
 * links has none, so there is nothing to check. [OWN-01]
 */
export async function checkPassword(call: Asked, typed: string, path = 'password'): Promise<User> {
  const { deps } = call;
  const { userId } = signedInUserOf(call);
  await countTry(call, tryKey('change', userId), deps.limits.signInsPerMail);
  const user = await selectUser(deps.sql, userId);
  if (!user) throw new ApiError(401, 'signed_out', explain('signed_out'));
  if (user.passwordHash !== null && !(await deps.passwords.matches(typed, user.passwordHash)))
    throw invalid([{ path, ...explain('wrong_password') }]);
  return user;
}
