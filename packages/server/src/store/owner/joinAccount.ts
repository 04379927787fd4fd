import type { AnySql, Sql } from '../../database/Sql';
import type { Role } from '../../owner/rules/Role';
import { endOtherSessions } from './findSession';
import { findUserByEmail, insertUser, proveUser, type User } from './findUser';
import { lockMembers } from './listMembers';
import { saveAudit } from './saveAudit';
import { findInvitation } from './saveInvitation';
import { dropMailTokens } from './saveMailToken';

/** Who follows an invitation. */
export type Joining = {
  tokenHash: Buffer;
  /** For somebody who is not here yet. */
  newUserId: string;
  entryId: string;
  name: string;
  /** The password that was chosen; nothing if the one that is there is to stay. */
  passwordHash: string | undefined;
  mostMembers: number;
  ipShort: string;
};

/** Where they are now; or why not: it is used up, the account is full, or a password has to be chosen. */
export type Joined = { userId: string; accountId: number } | 'gone' | 'full' | 'needsPassword';

/**
 * Makes whoever holds an invitation a member, wholly or not at all. Whoever took the address before without ever having read its
 * mails loses it: the password is set anew and their sessions end. A role that somebody has already stays. [OWN-01]
 */
export async function joinAccount(sql: Sql, joining: Joining): Promise<Joined> {
  const joined = await sql.begin(async (transaction): Promise<Joined> => {
    const { tokenHash, mostMembers } = joining;
    await transaction`select from invitations where token_hash = ${tokenHash} for update`;
    const invitation = await findInvitation(transaction, tokenHash);
    if (!invitation) return 'gone';
    const { accountId, email, role } = invitation;
    await transaction`select from accounts where account_id = ${accountId} for no key update`;
    const known = await findUserByEmail(transaction, email);
    const members = await lockMembers(transaction, accountId);
    const isMember = members.some(({ userId }) => userId === known?.userId);
    if (!isMember && members.length >= mostMembers) return 'full';
    if (!(known && isOwnOf(known)) && joining.passwordHash === undefined) return 'needsPassword';
    const user = await findOrMakeUser(transaction, joining, email);
    if (!isOwnOf(user)) await takeOver(transaction, user, joining);
    await transaction`delete from invitations where token_hash = ${tokenHash}`;
    if (!isMember) await addMember(transaction, { accountId, userId: user.userId, role, joining });
    return { userId: user.userId, accountId };
  });
  return joined as Joined;
}

/** Has this person shown that the address is theirs, and can they sign in? */
export const isOwnOf = ({ isProved, passwordHash }: User): boolean => isProved && passwordHash !== null;

async function findOrMakeUser(sql: AnySql, { newUserId, name }: Joining, email: string): Promise<User> {
  const made = { userId: newUserId, email, name, passwordHash: null, isProved: false };
  await insertUser(sql, made);
  await sql`select from users where email = ${email} for update`;
  return (await findUserByEmail(sql, email)) ?? made;
}

async function takeOver(sql: AnySql, { userId, name }: User, joining: Joining): Promise<void> {
  const { passwordHash } = joining;
  if (passwordHash === undefined) throw new Error('Somebody took this mail address at the same moment.');
  await proveUser(sql, { userId, passwordHash, name: joining.name || name });
  await dropMailTokens(sql, userId);
  await endOtherSessions(sql, userId);
}

type NewMember = { accountId: number; userId: string; role: Role; joining: Joining };

async function addMember(sql: AnySql, { accountId, userId, role, joining }: NewMember): Promise<void> {
  await sql`
    insert into members (account_id, user_id, role) values (${accountId}, ${userId}, ${role}) on conflict do nothing`;
  await saveAudit(sql, {
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
