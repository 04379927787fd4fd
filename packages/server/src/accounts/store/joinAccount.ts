import type { Role } from '../../api/pure/index';
import type { AnySql, Sql } from '../../database/index';
import { insertAudit } from './insertAudit';
import { lockMembers } from './listMembers';
import { lockAccount } from './lockAccounts';
import { insertUser, lockAddress, proveUser, selectUsersByEmail, type User } from './selectUser';
import { selectInvitation } from './upsertInvitation';

/** The person who accepts an invitation: an existing person who has proved who they are, or a new one. */
export type Joining = {
  tokenHash: Buffer;
  who:
    | { isKnown: true; userId: string }
    | { isKnown: false; userId: string; name: string; passwordHash: string };
  entryId: string;
  mostMembers: number;
  ipShort: string;
};

/** Where they are now; or why not: it is used up, the account is full, or the address changed hands. */
export type Joined = { userId: string; accountId: number } | 'gone' | 'full' | 'changed';

/**
 * Makes the holder of an invitation a member, all or nothing. It was sent to their address, so that is confirmed now. An
 * existing role stays. [OWN-01]
 */
export async function joinAccount(sql: Sql, joining: Joining): Promise<Joined> {
  const joined = await sql.begin(async (transaction): Promise<Joined> => {
    const { tokenHash, mostMembers, who } = joining;
    const found = await selectInvitation(transaction, tokenHash);
    if (!found) return 'gone';
    const { accountId, email } = found;
    // Account, members, invitation: inviting and removing lock them in this order too.
    await lockAccount(transaction, accountId);
    const members = await lockMembers(transaction, accountId);
    await transaction`select from invitations where token_hash = ${tokenHash} for update`;
    const invitation = await selectInvitation(transaction, tokenHash);
    if (!invitation) return 'gone';
    const isMember = members.some(({ userId }) => userId === who.userId);
    if (!isMember && members.length >= mostMembers) return 'full';
    if (!(await settleUser(transaction, who, email))) return 'changed';
    await transaction`delete from invitations where token_hash = ${tokenHash}`;
    if (!isMember) await addMember(transaction, { accountId, role: invitation.role, joining });
    return { userId: who.userId, accountId };
  });
  return joined as Joined;
}

/** Can this person sign in, so that they must prove who they are? */
export const canSignIn = (user: User | undefined): user is User & { passwordHash: string } =>
  typeof user?.passwordHash === 'string';

async function settleUser(sql: AnySql, who: Joining['who'], email: string): Promise<boolean> {
  await lockAddress(sql, email);
  const users = await selectUsersByEmail(sql, email);
  if (!who.isKnown)
    return !users.some(canSignIn) && (await insertUser(sql, { ...who, email, isProved: true }));
  const isTheirs = users.some(({ userId }) => userId === who.userId);
  const isOthers = users.some(({ userId, isProved }) => isProved && userId !== who.userId);
  if (!isTheirs || isOthers) return false;
  await proveUser(sql, { userId: who.userId });
  return true;
}

type NewMember = { accountId: number; role: Role; joining: Joining };

async function addMember(sql: AnySql, { accountId, role, joining }: NewMember): Promise<void> {
  const { userId } = joining.who;
  await sql`
    insert into members (account_id, user_id, role) values (${accountId}, ${userId}, ${role}) on conflict do nothing`;
  await insertAudit(sql, {
    accountId,
    entryId: joining.entryId,
    actorKind: 'person',
    actorId: userId,
    action: 'member.joined',
    target: userId,
    details: { role },
    ipShort: joining.ipShort,
  });
}
