import { type AnySql, generateId } from '../../database/index';
import { sealRecipient } from '../../numbers/index';
import { choosePriority } from '../pure/choosePriority';
import type { ChannelName } from '../pure/Outgoing';
import { chooseTurn } from './chooseTurn';
import { markRecipient } from './markRecipient';

/** The channel that notifies workers about new messages. */
export const outboxWake = 'beckon_outbox';

/** A message to send. */
export type NewMessage = {
  accountId: number;
  channel: ChannelName;
  recipient: string;
  /** Whose STOP it obeys, if not the recipient's. */
  subscriber?: string | undefined;
  /** `{ text }` for a text message; whatever its provider understands for Messenger. */
  body: unknown;
  /** Names the cause: the account's second message with the same key is not queued. */
  dedupeKey: string;
  /** At once by default. */
  dueAt?: Date | undefined;
  /** A reply that the person asked for with STOP or HELP also goes to people who stopped. */
  isReply?: boolean | undefined;
  /** It confirms an opt-in that has just happened, or its recipient waits for it: it overtakes follow-ups. */
  isConfirmation?: boolean | undefined;
  /** Its segments, if the account's daily limit has no room for them: it waits until it has. */
  unpaidParts?: number | undefined;
};

/**
 * Queues a message and wakes a worker, both in the caller's transaction. If it's due, it gets its account's next turn in line; otherwise
 * it joins the line when it comes due. Returns its id, or nothing if it was queued before. [OWN-13, OWN-22]
 */
export async function enqueueMessage(sql: AnySql, message: NewMessage): Promise<string | undefined> {
  const { accountId, channel, recipient, subscriber = recipient } = message;
  const mark = markRecipient(sql, { accountId, channel, recipient: subscriber });
  const [row] = await sql<{ messageId: string }[]>`
    with wish as (
      select ${accountId}::bigint as account_id, ${choosePriority(message)}::smallint as priority,
        coalesce(${message.dueAt ?? null}::timestamptz, now()) as at, ${message.unpaidParts ?? null}::integer as unpaid),
    due as (select *, unpaid is null and at <= now() as is_due from wish),
    queued as (
      insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key, is_reply,
        due_at, next_at, state, unpaid_parts, priority, is_in_line, turn)
      select account_id, ${generateId()}::uuid, ${channel}, ${sealRecipient(sql, message)}, ${mark}, ${sql.json(message.body as never)}::jsonb,
        ${message.dedupeKey}, ${message.isReply ?? false}::boolean, at, case when unpaid is null then at else now() end,
        case when unpaid is null then 'queued' else 'over_limit' end, unpaid, priority, is_due,
        case when is_due then ${chooseTurn(sql)} else 0 end
      from due
      on conflict (account_id, dedupe_key) do nothing
      returning message_id)
    select message_id as "messageId", pg_notify(${outboxWake}, '') from queued`;
  return row?.messageId;
}
