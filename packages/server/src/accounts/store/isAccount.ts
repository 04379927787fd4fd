import type { AnySql } from '../../database/index';

/** Does this account exist? */
export async function isAccount(sql: AnySql, accountId: number): Promise<boolean> {
  const rows = await sql`select from accounts where account_id = ${accountId}`;
  return rows.length === 1;
}
