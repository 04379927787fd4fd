import type { AnySql } from '../../database/index';

/** An account's sender name; empty if the account doesn't exist. [OWN-02] */
export async function findPageName(sql: AnySql, accountId: number): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select page_name as name from accounts where account_id = ${accountId}`;
  return row?.name ?? '';
}
