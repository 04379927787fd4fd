import type { AnySql, Sql } from '../../database/Sql';
import { lockClaims } from './findClaims';
import { endOtherSessions } from './findSession';
import { findUserByEmail, lockAddress, proveUser } from './findUser';
import { dropMailTokens, findMailToken, takeMailToken } from './saveMailToken';
import { settleClaim } from './settleClaim';

/** What came of it: the address is theirs now; it was theirs before, and the new accounts are with the older ones; or nothing. */
export type Proof = 'proved' | 'joined' | 'gone';

/**
 * Somebody who is signed in shows the word of the mail that was sent when they signed up: they read the mails of the address, and
 * everything they made is theirs. [OWN-01]
 */
export async function proveAddress(
  sql: Sql,
  { tokenHash, userId, ipShort }: { tokenHash: Buffer; userId: string; ipShort: string },
): Promise<Proof> {
  const proof = await sql.begin(async (transaction): Promise<Proof> => {
    const sent = await findMailToken(transaction, tokenHash, 'proof');
    // A link that somebody else's sign-up sent opens nothing for who is signed in as another.
    if (sent?.userId !== userId) return 'gone';
    const claims = await lockClaims(transaction, sent.email);
    await lockAddress(transaction, sent.email);
    if (!(await takeMailToken(transaction, tokenHash, 'proof'))) return 'gone';
    const known = await findUserByEmail(transaction, sent.email);
    const owner = known?.isProved ? known.userId : userId;
    for (const claim of claims.filter((one) => one.userId === userId))
      await settleClaim(transaction, claim, { userId: owner, ipShort, isKept: true });
    if (owner === userId) await proveUser(transaction, { userId });
    else await takeOver(transaction, { userId, owner });
    return owner === userId ? 'proved' : 'joined';
  });
  return proof as Proof;
}

/**
 * Who reads the mails today is the owner of the address, whoever had shown it before: their password counts from now on, and every
 * session and mail from before opens nothing more, as after a password that was set by mail.
 */
async function takeOver(sql: AnySql, { userId, owner }: { userId: string; owner: string }): Promise<void> {
  await sql`
    update users set password_hash = (select password_hash from users where user_id = ${userId}) where user_id = ${owner}`;
  await dropMailTokens(sql, owner);
  await endOtherSessions(sql, owner);
  await sql`delete from users where user_id = ${userId}`;
}
