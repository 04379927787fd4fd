import type { AnySql } from '../../database/index';

/** An account in sandbox mode, on one channel or both. */
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

/** The viewer of a sandbox: a person who is signed in or not, and the samples that anyone may open there. */
export type SandboxViewer = { userId: string | undefined; samples: readonly number[] };

/** A member may, and anyone may open a sample, until a person with a password takes it over. [OWN-01, OWN-20] */
const isOpenTo = (sql: AnySql, { userId, samples }: SandboxViewer) => sql`(
  exists (select from members where members.account_id = accounts.account_id and user_id = ${userId ?? null})
  or account_id = any(${[...samples]}::bigint[]) and not exists (
    select from members join users using (user_id)
    where members.account_id = accounts.account_id and password_hash is not null))`;

/** One account, if it uses the sandbox and this viewer may read its messages. [OWN-13] */
export async function selectSandboxAccount(
  sql: AnySql,
  viewer: SandboxViewer,
  accountId: number,
): Promise<SandboxAccount | undefined> {
  const [account] = await sql<SandboxAccount[]>`
    select ${columns(sql)} from accounts
    where account_id = ${accountId} and ${isTriedOut(sql)} and ${isOpenTo(sql, viewer)}`;
  return account;
}

/** The sandbox accounts that this viewer may read, oldest first. [OWN-13, OWN-20] */
export async function listSandboxAccounts(
  sql: AnySql,
  viewer: SandboxViewer,
  most: number,
): Promise<{ id: number; name: string }[]> {
  return await sql<{ id: number; name: string }[]>`
    select account_id as id, page_name as name from accounts
    where ${isTriedOut(sql)} and ${isOpenTo(sql, viewer)} order by account_id limit ${most}`;
}
