import type { AnySql } from '../../database/index';

/** Blocks others who count the account's things before adding one, until the transaction ends. [OWN-01] */
export async function lockAccount(sql: AnySql, accountId: number): Promise<void> {
  await sql`select from accounts where account_id = ${accountId} for no key update`;
}
