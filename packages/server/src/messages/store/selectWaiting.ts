import { explain } from '@beckon/contract/data/explain';
import type { AnySql } from '../../database/index';
import type { SubscriberAddress } from '../pure/SubscriberAddress';
import { markRecipient } from './markRecipient';

/** A person, and what a message to them follows: all messages of one cause have it at the start of their `dedupeKey`. */
export type Caused = SubscriberAddress & { cause: string };

/**
 * The id of the first text of a cause, if it still waits and nobody has tried to send it; whichever day it was queued on. [OWN-13, OWN-22]
 */
export async function selectWaiting(sql: AnySql, { cause, ...person }: Caused): Promise<string | undefined> {
  const [row] = await sql<{ messageId: string }[]>`
    select message_id as "messageId" from outbox
    where account_id = ${person.accountId} and channel = ${person.channel} and recipient_hash = ${markRecipient(sql, person)}
      and state = 'queued' and attempts = 0 and starts_with(dedupe_key, ${`${cause}:`})
      and dedupe_key ~ ':[0-9]+:0(:since [0-9.]+)?$'
    order by next_at, message_id limit 1`;
  return row?.messageId;
}

const needless = explain('opted_in_first').message;

/** Cancels what nobody has tried to send: its recipient has done what it would ask for. [SMS-03] */
export async function cancelWaiting(sql: AnySql, { cause, ...person }: Caused): Promise<void> {
  await sql`
    update outbox set state = 'cancelled', is_in_line = false, last_error = ${needless}
    where account_id = ${person.accountId} and channel = ${person.channel} and recipient_hash = ${markRecipient(sql, person)}
      and state in ('queued', 'over_limit') and attempts = 0 and starts_with(dedupe_key, ${`${cause}:`})`;
}
