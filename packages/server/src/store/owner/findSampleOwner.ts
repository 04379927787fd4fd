import type { Sql } from '../../database/Sql';
import { findUserByEmail, insertUser } from './findUser';
import { isAccount } from './isAccount';
import { lockMembers } from './listMembers';

type Sample = { accountId: number; userId: string; email: string; name: string };

/** The sample account's own owner, made if it never had any member; nothing if its members are others by now. [OWN-20] */
export async function findSampleOwner(
  sql: Sql,
  { accountId, ...sample }: Sample,
): Promise<string | undefined> {
  const found = await sql.begin(async (transaction) => {
    if (!(await isAccount(transaction, accountId))) return undefined;
    await transaction`select from accounts where account_id = ${accountId} for no key update`;
    const members = await lockMembers(transaction, accountId);
    if (members.length === 0) {
      await insertUser(transaction, { ...sample, passwordHash: null });
      const made = await findUserByEmail(transaction, sample.email);
      if (!made || made.passwordHash !== null) return undefined;
      await transaction`
        insert into members (account_id, user_id, role) values (${accountId}, ${made.userId}, 'owner')`;
      return made.userId;
    }
    const user = await findUserByEmail(transaction, sample.email);
    return members.find(({ userId }) => userId === user?.userId)?.userId;
  });
  return found as string | undefined;
}
