import type { AnySql, Sql } from '../../database/index';
import { lockMembers } from './listMembers';
import { insertUser } from './selectUser';

type Sample = { accountId: number; userId: string; email: string; name: string };

/** The sample account's own owner, created if it never had a member; nothing if it has other members by now. [OWN-20] */
export async function findSampleOwner(
  sql: Sql,
  { accountId, ...sample }: Sample,
): Promise<string | undefined> {
  const found = await sql.begin(async (transaction) => {
    if (!(await isAccount(transaction, accountId))) return undefined;
    await transaction`select from accounts where account_id = ${accountId} for no key update`;
    const members = await lockMembers(transaction, accountId);
    if (members.length > 0) {
      const [own] = await transaction<{ userId: string }[]>`
        select user_id as "userId" from members join users using (user_id)
        where account_id = ${accountId} and email = ${sample.email} order by members.created_at limit 1`;
      return own?.userId;
    }
    const isMade = await insertUser(transaction, { ...sample, passwordHash: null, isProved: false });
    if (!isMade) return undefined;
    await transaction`
      insert into members (account_id, user_id, role) values (${accountId}, ${sample.userId}, 'owner')`;
    return sample.userId;
  });
  return found as string | undefined;
}

/** Does this account exist? */
async function isAccount(sql: AnySql, accountId: number): Promise<boolean> {
  const rows = await sql`select from accounts where account_id = ${accountId}`;
  return rows.length === 1;
}
