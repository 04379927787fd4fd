import type { Sql } from '../../database/Sql';
import { endOtherSessions } from './findSession';
import { proveUser } from './findUser';
import { dropMailTokens, takeMailToken } from './saveMailToken';

/**
 * Sets a password by the word of a mail, wholly or not at all: the word is used up, the address is proved, and every session ends.
 * False if the word opens nothing. [OWN-01]
 */
export async function resetPassword(sql: Sql, tokenHash: Buffer, passwordHash: string): Promise<boolean> {
  const isSet = await sql.begin(async (transaction) => {
    const taken = await takeMailToken(transaction, tokenHash, 'reset');
    if (!taken) return false;
    await proveUser(transaction, { userId: taken.userId, passwordHash });
    await dropMailTokens(transaction, taken.userId);
    await endOtherSessions(transaction, taken.userId);
    return true;
  });
  return isSet as boolean;
}

/** Changes the password of somebody who is signed in; their other sessions end. [OWN-01] */
export async function changePassword(
  sql: Sql,
  { userId, sessionId, passwordHash }: { userId: string; sessionId: string; passwordHash: string },
): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`update users set password_hash = ${passwordHash} where user_id = ${userId}`;
    await dropMailTokens(transaction, userId);
    await endOtherSessions(transaction, userId, sessionId);
  });
}
