import type { Role } from '../../api/pure/index';
import type { AnySql } from '../../database/index';
import { lockMembers } from './listMembers';
import { lockAccount } from './lockAccounts';

/** A membership under an email address that its owner has not claimed yet, with the account's other members. */
export type Claim = {
  accountId: number;
  userId: string;
  role: Role;
  pageName: string;
  /** Since when. */
  createdAt: Date;
  keys: number;
  webhooks: number;
  /** The email addresses of its other members. */
  others: string[];
};

/** What people created with an email address without confirming it, oldest first. [OWN-01] */
export async function selectClaims(sql: AnySql, email: string): Promise<Claim[]> {
  return await sql<Claim[]>`
    select account_id as "accountId", user_id as "userId", role, page_name as "pageName", members.created_at as "createdAt",
      (select count(*)::int from api_keys where api_keys.account_id = members.account_id) as keys,
      (select count(*)::int from webhooks where webhooks.account_id = members.account_id) as webhooks,
      array(select users.email from members as other join users using (user_id)
        where other.account_id = members.account_id and other.user_id <> members.user_id order by 1) as others
    from users join members using (user_id) join accounts using (account_id)
    where email = ${email} and email_proved_at is null
    order by members.created_at, account_id`;
}

/** The same, locked until the transaction ends; accounts before members, as everywhere, and in one order. [OWN-01] */
export async function lockClaims(sql: AnySql, email: string): Promise<Claim[]> {
  const accountIds = new Set((await selectClaims(sql, email)).map(({ accountId }) => accountId));
  for (const accountId of [...accountIds].sort((one, other) => one - other)) {
    await lockAccount(sql, accountId);
    await lockMembers(sql, accountId);
  }
  return (await selectClaims(sql, email)).filter(({ accountId }) => accountIds.has(accountId));
}
