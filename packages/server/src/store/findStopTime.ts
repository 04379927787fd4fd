import { hashRecipient } from '../channels/hashRecipient';
import type { AnySql } from '../database/Sql';
import type { Person } from './suppress';

/** Since when a person wants nothing, in milliseconds; nothing when they are not stopped. [OWN-13] */
export async function findStopTime(
  sql: AnySql,
  { accountId, channel, recipient }: Person,
): Promise<number | undefined> {
  const [row] = await sql<{ since: Date }[]>`
    select since from suppressions
    where account_id = ${accountId} and channel = ${channel}
      and recipient_hash = ${hashRecipient(accountId, channel, recipient)}`;
  return row?.since.getTime();
}
