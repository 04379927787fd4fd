import type { AnySql } from '../database/Sql';
import type { Account } from '../rules/Account';
import { findAccount } from './findAccount';

/** The accounts that text from this number through this provider; usually one. [OWN-13] */
export async function findSmsAccounts(sql: AnySql, phone: string, provider: string): Promise<Account[]> {
  const rows = await sql<{ accountId: number }[]>`
    select account_id as "accountId" from accounts
    where regexp_replace(widget_phone, '[^+0-9]', '', 'g') = ${phone.replace(/[^+\d]/g, '')}
      and sms_provider = ${provider} order by account_id`;
  const accounts = await Promise.all(rows.map(({ accountId }) => findAccount(sql, accountId)));
  return accounts.filter((account) => account !== undefined);
}
