import type { AnySql } from '../../database/index';
import { deleteMember, lockMembers } from './listMembers';
import { recordMember } from './recordMember';
import type { Claim } from './selectClaims';

/** The owner of the email address, and whether they say that the account is theirs. */
type Settling = { userId: string; ipShort: string; isKept: boolean };

/** Handles an account created with an email address as the owner of the address decides. [OWN-01] */
export async function settleClaim(sql: AnySql, claim: Claim, settling: Settling): Promise<void> {
  await (settling.isKept ? acceptClaim : endClaim)(sql, claim, settling);
}

async function acceptClaim(sql: AnySql, claim: Claim, { userId, ipShort }: Settling): Promise<void> {
  const { accountId, role } = claim;
  if (claim.userId !== userId) {
    // A role with more rights than the one they have there becomes theirs as well.
    await sql`
      insert into members (account_id, user_id, role) values (${accountId}, ${userId}, ${role})
      on conflict (account_id, user_id) do update
        set role = case when excluded.role = 'owner' then 'owner' else members.role end`;
    await deleteMember(sql, accountId, claim.userId);
  }
  await recordMember(sql, { accountId, userId, ipShort, action: 'member.proved', details: { role } });
}

/** Without an owner, the account's keys, webhooks and invitations end too. */
async function endClaim(sql: AnySql, claim: Claim, { userId, ipShort }: Settling): Promise<void> {
  const { accountId } = claim;
  await deleteMember(sql, accountId, claim.userId);
  await sql`delete from sessions where account_id = ${accountId} and user_id = ${claim.userId}`;
  const members = await lockMembers(sql, accountId);
  const isOwned = members.some(({ role }) => role === 'owner');
  if (!isOwned) {
    await sql`delete from invitations where account_id = ${accountId}`;
    await sql`delete from api_keys where account_id = ${accountId}`;
    await sql`delete from webhooks where account_id = ${accountId}`;
  }
  await recordMember(sql, {
    accountId,
    userId,
    ipShort,
    action: 'member.disowned',
    details: { isClosed: !isOwned },
  });
}
