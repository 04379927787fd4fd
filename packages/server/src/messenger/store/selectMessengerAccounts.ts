import type { AnySql } from '../../database/index';

/** An account with a Facebook Page, and its provider. */
export type MessengerAccount = { accountId: number; fbPageId: string; provider: string };

/** The accounts of these pages. [OWN-02, OWN-14] */
export async function selectMessengerAccounts(
  sql: AnySql,
  pageIds: readonly string[],
): Promise<MessengerAccount[]> {
  return await sql<MessengerAccount[]>`
    select account_id as "accountId", fb_page_id as "fbPageId", messenger_provider as provider
    from accounts where fb_page_id <> '' and fb_page_id = any(${[...pageIds]}) order by account_id`;
}
