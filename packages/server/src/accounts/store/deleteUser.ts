import type { AnySql } from '../../database/index';
import { deleteMember, lockMembers } from './listMembers';
import { recordMember } from './recordMember';
import { deleteInvitations } from './upsertInvitation';

/**
 * Deletes a person, who leaves all their accounts. Does nothing if that left an open account without an owner, and returns the names of
 * those accounts. What they did stays in the logs, under a number that no longer leads to anyone. [OWN-01]
 */
export async function deleteUser(
  sql: AnySql,
  { userId, ipShort }: { userId: string; ipShort: string },
): Promise<string[]> {
  // They can't get another account in the meantime, and none of theirs can be opened again.
  await sql`select from users where user_id = ${userId} for update`;
  const accounts = await sql<{ accountId: number; pageName: string; isOpen: boolean }[]>`
    select account_id as "accountId", page_name as "pageName", closed_at is null as "isOpen"
    from members join accounts using (account_id) where user_id = ${userId}
    order by account_id for no key update of accounts`;
  const alone: string[] = [];
  for (const { accountId, pageName, isOpen } of accounts) {
    const members = await lockMembers(sql, accountId);
    const owners = members.filter(({ role }) => role === 'owner');
    if (isOpen && owners.length === 1 && owners[0]?.userId === userId) alone.push(pageName);
  }
  if (alone.length > 0) return alone;
  for (const { accountId } of accounts) {
    await deleteInvitations(sql, accountId, userId);
    await deleteMember(sql, accountId, userId);
    await recordMember(sql, { accountId, userId, ipShort, action: 'member.left' });
  }
  await sql`delete from users where user_id = ${userId}`;
  return [];
}
