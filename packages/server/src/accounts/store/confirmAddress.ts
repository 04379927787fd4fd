import type { AnySql, Sql } from '../../database/index';
import { endOtherSessions } from './findSession';
import { deleteMailTokens, selectMailToken, spendMailToken } from './insertMailToken';
import { lockClaims } from './selectClaims';
import { lockAddress, proveUser, selectUserByEmail } from './selectUser';
import { settleClaim } from './settleClaim';

/** The result: the address is theirs now; it was theirs before, and the new accounts join the older ones; or nothing. */
export type Proof = 'proved' | 'joined' | 'gone';

/**
 * A signed-in person presents the token of their sign-up email: they read the emails of the address, and everything they
 * created is theirs. [OWN-01]
 */
export async function confirmAddress(
  sql: Sql,
  { tokenHash, userId, ipShort }: { tokenHash: Buffer; userId: string; ipShort: string },
): Promise<Proof> {
  const proof = await sql.begin(async (transaction): Promise<Proof> => {
    const sent = await selectMailToken(transaction, tokenHash, 'proof');
    // A link from someone else's sign-up doesn't help a person who is signed in as another.
    if (sent?.userId !== userId) return 'gone';
    const claims = await lockClaims(transaction, sent.email);
    await lockAddress(transaction, sent.email);
    if (!(await spendMailToken(transaction, tokenHash, 'proof'))) return 'gone';
    const known = await selectUserByEmail(transaction, sent.email);
    const owner = known?.isProved ? known.userId : userId;
    for (const claim of claims.filter((one) => one.userId === userId))
      await settleClaim(transaction, claim, { userId: owner, ipShort, isKept: true });
    if (owner === userId) await proveUser(transaction, { userId });
    else await adoptAddress(transaction, { userId, owner });
    return owner === userId ? 'proved' : 'joined';
  });
  return proof as Proof;
}

/**
 * The person who reads the emails today owns the address, even if someone else confirmed it before: their password counts
 * from now on, and every
 * earlier session and email token stops working, as after a password reset.
 */
async function adoptAddress(
  sql: AnySql,
  { userId, owner }: { userId: string; owner: string },
): Promise<void> {
  await sql`
    update users set password_hash = (select password_hash from users where user_id = ${userId}) where user_id = ${owner}`;
  await deleteMailTokens(sql, owner);
  await endOtherSessions(sql, owner);
  await sql`delete from users where user_id = ${userId}`;
}
