import type { AnySql } from '../../database/index';
import type { SubscriberAddress } from '../pure/SubscriberAddress';
import { markRecipient } from './markRecipient';

/** When a person stopped, in milliseconds; nothing if they haven't. [OWN-13] */
export async function selectStopTime(
  sql: AnySql,
  subscriber: SubscriberAddress,
): Promise<number | undefined> {
  const [row] = await sql<{ since: Date }[]>`
    select since from suppressions
    where account_id = ${subscriber.accountId} and channel = ${subscriber.channel}
      and recipient_hash = ${markRecipient(sql, subscriber)} and lifted_at is null`;
  return row?.since.getTime();
}
