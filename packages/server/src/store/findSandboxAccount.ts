import type { AnySql } from '../database/Sql';

/** An account that is tried out in the sandbox, on one channel or both. */
export type SandboxAccount = {
  accountId: number;
  pageName: string;
  widgetPhone: string;
  fbPageId: string;
  hasSms: boolean;
  hasMessenger: boolean;
};

const columns = (sql: AnySql) => sql`
  account_id as "accountId", page_name as "pageName", widget_phone as "widgetPhone", fb_page_id as "fbPageId",
  sms_provider = 'sandbox' as "hasSms", messenger_provider = 'sandbox' as "hasMessenger"`;
const isTriedOut = (sql: AnySql) => sql`'sandbox' in (sms_provider, messenger_provider)`;

/** One account, if its messages go to the sandbox; for every other there is none. [OWN-13] */
export async function findSandboxAccount(
  sql: AnySql,
  accountId: number,
): Promise<SandboxAccount | undefined> {
  const [account] = await sql<SandboxAccount[]>`
    select ${columns(sql)} from accounts where account_id = ${accountId} and ${isTriedOut(sql)}`;
  return account;
}

/** The accounts whose messages go to the sandbox, the oldest first: the sample, unless its owner has changed it. [OWN-20] */
export async function listSandboxAccounts(
  sql: AnySql,
  most: number,
): Promise<{ id: number; name: string }[]> {
  return await sql<{ id: number; name: string }[]>`
    select account_id as id, page_name as name from accounts where ${isTriedOut(sql)} order by account_id limit ${most}`;
}
