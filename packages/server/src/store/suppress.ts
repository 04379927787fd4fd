import { hashRecipient } from '../channels/hashRecipient';
import type { ChannelName } from '../channels/Provider';
import type { AnySql } from '../database/Sql';

/** A person on one channel of one account. */
export type Person = { accountId: number; channel: ChannelName; recipient: string };

/** Stops everything to a person, what is queued included. Gives whether that is new. [OWN-13] */
export async function suppress(
  sql: AnySql,
  { accountId, channel, recipient }: Person,
  reason: string,
): Promise<boolean> {
  const hash = hashRecipient(accountId, channel, recipient);
  const rows = await sql`
    insert into suppressions (account_id, channel, recipient_hash, reason)
    values (${accountId}, ${channel}, ${hash}, ${reason})
    on conflict do nothing returning since`;
  await sql`
    update outbox set state = 'cancelled', last_error = 'the recipient is stopped'
    where account_id = ${accountId} and channel = ${channel} and recipient_hash = ${hash}
      and state = 'queued' and not is_reply`;
  return rows.length > 0;
}

/** Lets messages to a person through again. Gives whether they had been stopped. [OWN-13] */
export async function unsuppress(sql: AnySql, { accountId, channel, recipient }: Person): Promise<boolean> {
  const hash = hashRecipient(accountId, channel, recipient);
  const rows = await sql`
    delete from suppressions
    where account_id = ${accountId} and channel = ${channel} and recipient_hash = ${hash} returning since`;
  return rows.length > 0;
}
