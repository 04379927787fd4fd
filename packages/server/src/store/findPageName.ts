import type { AnySql } from '../database/Sql';

/** The name under which an account writes; empty when there is no such account. [OWN-02] */
export async function findPageName(sql: AnySql, accountId: number): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select page_name as name from accounts where account_id = ${accountId}`;
  return row?.name ?? '';
}
