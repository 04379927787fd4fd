import { lockAccounts } from '../../accounts/index';
import type { AnySql } from '../../database/index';
import { cancelMessages } from '../../messages/index';

/** Closes an account, and cancels what it was about to send; false if it was closed already. Opt-ins under way come first. [OWN-01] */
export async function closeAccount(sql: AnySql, accountId: number): Promise<boolean> {
  await lockAccounts(sql, [accountId]);
  const closed = await sql`
    update accounts set closed_at = now() where account_id = ${accountId} and closed_at is null returning account_id`;
  if (closed.length === 1) await cancelMessages(sql, accountId);
  return closed.length === 1;
}

/** Opens an account again, but sends nothing from before; false if there is nothing to restore. [OWN-01] */
export async function restoreAccount(sql: AnySql, accountId: number): Promise<boolean> {
  await lockAccounts(sql, [accountId]);
  const opened = await sql`
    update accounts set closed_at = null
    where account_id = ${accountId} and closed_at is not null and erased_at is null returning account_id`;
  if (opened.length === 1) await cancelMessages(sql, accountId);
  return opened.length === 1;
}

/** The addresses of an account's owners, as far as they confirmed them: others get no emails with its name. [OWN-01] */
export async function listOwnerAddresses(sql: AnySql, accountId: number): Promise<string[]> {
  const rows = await sql<{ email: string }[]>`
    select email from members join users using (user_id)
    where account_id = ${accountId} and role = 'owner' and email_proved_at is not null order by email`;
  return rows.map(({ email }) => email);
}
