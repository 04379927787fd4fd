import type { AnySql } from '../../database/index';

/** Someone who was erased a moment ago, by what Messenger calls them. */
export type ErasedSender = {
  accountId: number;
  messengerId: string | null;
  userRef: string | null;
  erasedAt: Date;
};

/** Who was erased in these accounts, as long as events of theirs may wait. [OWN-12, C68] */
export async function listErased(sql: AnySql, accountIds: readonly number[]): Promise<ErasedSender[]> {
  return await sql<ErasedSender[]>`
    select account_id as "accountId", psid as "messengerId", user_ref as "userRef", erased_at as "erasedAt" from erased_people
    where account_id = any(${accountIds as number[]}::bigint[]) and (psid is not null or user_ref is not null)`;
}
