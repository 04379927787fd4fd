import type { Role } from '../../api/pure/index';
import type { AnySql } from '../../database/index';

/** An invitation as the owners of the account see it. */
export type Invitation = {
  invitationId: string;
  email: string;
  role: Role;
  createdAt: Date;
  expiresAt: Date;
};

type NewInvitation = {
  accountId: number;
  invitationId: string;
  email: string;
  role: Role;
  tokenHash: Buffer;
  lifeS: number;
};

/** Invites an email address; earlier invitations to this account stop working. [OWN-01] */
export async function upsertInvitation(sql: AnySql, invitation: NewInvitation): Promise<void> {
  const { accountId, invitationId, email, role, tokenHash, lifeS } = invitation;
  await sql`
    insert into invitations (account_id, invitation_id, email, role, token_hash, expires_at)
    values (${accountId}, ${invitationId}, ${email}, ${role}, ${tokenHash}, now() + make_interval(secs => ${lifeS}))
    on conflict (account_id, email) do update set invitation_id = excluded.invitation_id, role = excluded.role,
      token_hash = excluded.token_hash, created_at = now(), expires_at = excluded.expires_at`;
}

/** The pending invitations of an account, newest first. [OWN-01] */
export async function listInvitations(sql: AnySql, accountId: number): Promise<Invitation[]> {
  return await sql<Invitation[]>`
    select invitation_id as "invitationId", email, role, created_at as "createdAt", expires_at as "expiresAt"
    from invitations where account_id = ${accountId} and expires_at > now() order by created_at desc, invitation_id`;
}

/** Revokes an invitation; returns its role, or nothing if it doesn't exist. [OWN-01] */
export async function deleteInvitation(
  sql: AnySql,
  accountId: number,
  invitationId: string,
): Promise<Role | undefined> {
  const [gone] = await sql<{ role: Role }[]>`
    delete from invitations where account_id = ${accountId} and invitation_id = ${invitationId} returning role`;
  return gone?.role;
}

/** Revokes earlier invitations of a member to the account. [OWN-01] */
export async function deleteInvitations(sql: AnySql, accountId: number, userId: string): Promise<void> {
  await sql`
    delete from invitations
    where account_id = ${accountId} and email = (select email from users where user_id = ${userId})`;
}

/** What an invitation is for, by its token hash; nothing if it is used up, revoked or expired, or the account is closed. [OWN-01] */
export async function selectInvitation(
  sql: AnySql,
  tokenHash: Buffer,
): Promise<{ accountId: number; email: string; role: Role } | undefined> {
  const [found] = await sql<{ accountId: number; email: string; role: Role }[]>`
    select account_id as "accountId", email, role from invitations join accounts using (account_id)
    where token_hash = ${tokenHash} and expires_at > now() and closed_at is null`;
  return found;
}
