import type { AnySql, Sql } from '../../database/index';
import type { AuditAction } from '../shapes/AuditAction';
import { endOtherSessions } from './findSession';
import { deleteMailTokens, selectMailToken, spendMailToken } from './insertMailToken';
import { recordMember } from './recordMember';
import { type Claim, lockClaims } from './selectClaims';
import { lockAddress, proveUser, selectMemberships, selectUserByEmail, type User } from './selectUser';
import { settleClaim } from './settleClaim';

/** A new password, and which of the accounts created with the address belong to its owner. */
export type Reset = {
  tokenHash: Buffer;
  passwordHash: string;
  /** Nothing: they were not asked. */
  keep: readonly number[] | undefined;
  ipShort: string;
};

/**
 * Sets a password with an email token, all or nothing: uses up the token, confirms the address, and ends every session under
 * it. What others created with it ends as well, and only the person can say what that is. [OWN-01]
 */
export async function resetPassword(sql: Sql, reset: Reset): Promise<'done' | 'gone' | 'undecided'> {
  const { tokenHash, passwordHash, keep, ipShort } = reset;
  const result = await sql.begin(async (transaction) => {
    const sent = await selectMailToken(transaction, tokenHash, 'reset');
    if (!sent) return 'gone';
    const claims = await lockClaims(transaction, sent.email);
    if (claims.length > 0 && keep === undefined) return 'undecided';
    await lockAddress(transaction, sent.email);
    const user = await selectUserByEmail(transaction, sent.email);
    if (!user || !(await spendMailToken(transaction, tokenHash, 'reset'))) return 'gone';
    const settling = { userId: user.userId, ipShort };
    const isKept = ({ accountId }: Claim) => keep?.includes(accountId) === true;
    for (const claim of claims) await settleClaim(transaction, claim, { ...settling, isKept: isKept(claim) });
    await clearOthers(transaction, user);
    if (!user.isProved && !claims.some((one) => one.userId === user.userId && isKept(one)))
      await transaction`update users set name = '' where user_id = ${user.userId}`;
    await proveUser(transaction, { userId: user.userId, passwordHash });
    await deleteMailTokens(transaction, user.userId);
    await endOtherSessions(transaction, user.userId);
    await recordEverywhere(transaction, { ...settling, action: 'password.reset' });
    return 'done';
  });
  return result as 'done' | 'gone' | 'undecided';
}

/** Removes everyone else with this address; an account created at this very moment was not part of the question. */
async function clearOthers(sql: AnySql, { userId, email }: User): Promise<void> {
  await sql`
    delete from users where email = ${email} and user_id <> ${userId}
      and not exists (select from members where members.user_id = users.user_id)`;
}

/** Changes the password of a signed-in person; their other sessions end. [OWN-01] */
export async function changePassword(
  sql: Sql,
  { passwordHash, sessionId, ...who }: Requester & { sessionId: string; passwordHash: string },
): Promise<void> {
  await sql.begin(async (transaction) => {
    const [user] = await transaction<{ isProved: boolean }[]>`
      update users set password_hash = ${passwordHash} where user_id = ${who.userId}
      returning email_proved_at is not null as "isProved"`;
    // A person who only used an address must not keep its owner from resetting the password by email.
    if (user?.isProved) await deleteMailTokens(transaction, who.userId);
    await endOtherSessions(transaction, who.userId, sessionId);
    await recordEverywhere(transaction, { ...who, action: 'password.changed' });
  });
}

type Requester = { userId: string; ipShort: string };

/** A password opens every account of a person, so each of them logs the change. */
async function recordEverywhere(sql: AnySql, entry: Requester & { action: AuditAction }): Promise<void> {
  for (const { accountId } of await selectMemberships(sql, entry.userId))
    await recordMember(sql, { ...entry, accountId });
}
