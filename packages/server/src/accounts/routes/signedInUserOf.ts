import { explain } from '@beckon/contract/data/explain';
import { ApiError, type OwnerDeps } from '../../api/index';
import type { Caller } from '../../api/pure/index';
import { selectMemberships, selectUser } from '../store/selectUser';

type SignedInUser = Extract<Caller, { kind: 'person' }>;

/** The person who makes a call; a key isn't one. */
export function signedInUserOf({ caller }: { caller: Caller }): SignedInUser {
  if (caller.kind === 'person') return caller;
  throw new ApiError(403, 'forbidden', { message: 'Only people can do this. API keys can’t.' });
}

/** What the console needs to know about the signed-in person. [OWN-01] */
export async function describeSession(
  { sql }: OwnerDeps,
  { userId, accountId }: { userId: string; accountId: number },
) {
  const [user, accounts] = await Promise.all([selectUser(sql, userId), selectMemberships(sql, userId)]);
  const account = accounts.find((one) => one.accountId === accountId);
  if (!user || !account) throw new ApiError(401, 'signed_out', explain('signed_out'));
  const { email, name } = user;
  const { pageName, timeZone, role, deletesAt } = account;
  return {
    user: { userId, email, name },
    account: { accountId, pageName, timeZone, deletesAt },
    role,
    accounts: accounts.map(({ timeZone: _, ...one }) => one),
  };
}
