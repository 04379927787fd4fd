import type { AnySql } from '../../database/index';

/** Closes an account, and cancels what it was about to send; false if it was closed already. [OWN-01] */
export async function closeAccount(sql: AnySql, accountId: number): Promise<boolean> {
  const closed = await sql`
    update accounts set closed_at = now() where account_id = ${accountId} and closed_at is null returning account_id`;
  if (closed.length === 0) return false;
  await sql`
    update outbox set state = 'cancelled', is_in_line = false, last_error = 'the account was closed'
    where account_id = ${accountId} and state in ('queued', 'over_limit')`;
  return true;
}

/** Opens an account again; false if there is nothing to restore. [OWN-01] */
export async function restoreAccount(sql: AnySql, accountId: number): Promise<boolean> {
  const opened = await sql`
    update accounts set closed_at = null
    where account_id = ${accountId} and closed_at is not null and erased_at is null returning account_id`;
  return opened.length === 1;
}

/** The addresses of an account's owners, as far as they confirmed them: others get no emails with its name. [OWN-01] */
export async function listOwnerAddresses(sql: AnySql, accountId: number): Promise<string[]> {
  const rows = await sql<{ email: string }[]>`
    select email from members join users using (user_id)
    where account_id = ${accountId} and role = 'owner' and email_proved_at is not null order by email`;
  return rows.map(({ email }) => email);
}
