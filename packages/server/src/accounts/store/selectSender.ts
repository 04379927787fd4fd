import type { AnySql } from '../../database/index';

/** The name that an account's messages come from, and whether the account was closed. */
export type Sender = { pageName: string; isClosed: boolean };

/** The sender of an account's messages; closed and without a name if the account doesn't exist. [OWN-02] */
export async function selectSender(sql: AnySql, accountId: number): Promise<Sender> {
  const [row] = await sql<Sender[]>`
    select page_name as "pageName", closed_at is not null as "isClosed" from accounts where account_id = ${accountId}`;
  return row ?? { pageName: '', isClosed: true };
}
