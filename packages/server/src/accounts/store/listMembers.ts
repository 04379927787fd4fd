import type { Role } from '../../api/pure/index';
import type { AnySql } from '../../database/index';

/** A member of an account. */
export type Member = { userId: string; email: string; name: string; role: Role; createdAt: Date };

/** The members of an account, oldest first. [OWN-01] */
export async function listMembers(sql: AnySql, accountId: number): Promise<Member[]> {
  return await sql<Member[]>`
    select user_id as "userId", email, name, role, members.created_at as "createdAt"
    from members join users using (user_id) where account_id = ${accountId} order by members.created_at, user_id`;
}

/** Locks the members of an account, so that two changes at once cannot leave it without an owner; returns their roles. */
export async function lockMembers(sql: AnySql, accountId: number): Promise<{ userId: string; role: Role }[]> {
  return await sql<{ userId: string; role: Role }[]>`
    select user_id as "userId", role from members where account_id = ${accountId} order by user_id for update`;
}

/** Changes a member's role. [OWN-01] */
export async function updateMember(
  sql: AnySql,
  { accountId, userId, role }: { accountId: number; userId: string; role: Role },
): Promise<void> {
  await sql`update members set role = ${role} where account_id = ${accountId} and user_id = ${userId}`;
}

/** Removes a member. [OWN-01] */
export async function deleteMember(sql: AnySql, accountId: number, userId: string): Promise<void> {
  await sql`delete from members where account_id = ${accountId} and user_id = ${userId}`;
}
