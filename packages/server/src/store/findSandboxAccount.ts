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

/** Who wants to look into a sandbox: somebody who is signed in or not, and the samples that anybody may open from there. */
export type SandboxViewer = { userId: string | undefined; samples: readonly number[] };

/** A member may, and anybody into a sample, until somebody with a password has made it theirs. [OWN-01, OWN-20] */
const isOpenTo = (sql: AnySql, { userId, samples }: SandboxViewer) => sql`(
  exists (select from members where members.account_id = accounts.account_id and user_id = ${userId ?? null})
  or account_id = any(${[...samples]}::bigint[]) and not exists (
    select from members join users using (user_id)
    where members.account_id = accounts.account_id and password_hash is not null))`;

/** One account, if its messages go to the sandbox and this viewer may read them; any other has none. [OWN-13] */
export async function findSandboxAccount(
  sql: AnySql,
  viewer: SandboxViewer,
  accountId: number,
): Promise<SandboxAccount | undefined> {
  const [account] = await sql<SandboxAccount[]>`
    select ${columns(sql)} from accounts
    where account_id = ${accountId} and ${isTriedOut(sql)} and ${isOpenTo(sql, viewer)}`;
  return account;
}

/** The accounts whose messages go to the sandbox and may be read by this viewer, the oldest first. [OWN-13, OWN-20] */
export async function listSandboxAccounts(
  sql: AnySql,
  viewer: SandboxViewer,
  most: number,
): Promise<{ id: number; name: string }[]> {
  return await sql<{ id: number; name: string }[]>`
    select account_id as id, page_name as name from accounts
    where ${isTriedOut(sql)} and ${isOpenTo(sql, viewer)} order by account_id limit ${most}`;
}
