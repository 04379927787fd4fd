import { type AnySql, makeId } from '../../database/index';
import type { ChannelName } from '../pure/Outgoing';
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
};

/**
 * Queues a message and wakes a worker, both in the caller's transaction. Returns its id, or nothing if
 * it was queued before. [OWN-13, OWN-22]
 */
export async function enqueueMessage(sql: AnySql, message: NewMessage): Promise<string | undefined> {
  const { accountId, channel, recipient, subscriber = recipient } = message;
  const dueAt = message.dueAt ?? null;
  const [row] = await sql<{ messageId: string }[]>`
    with queued as (
      insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key, is_reply,
        due_at, next_at)
      values (${accountId}, ${makeId()}, ${channel}, ${recipient}, ${markRecipient(sql, { accountId, channel, recipient: subscriber })},
        ${sql.json(message.body as never)}, ${message.dedupeKey}, ${message.isReply ?? false},
        coalesce(${dueAt}::timestamptz, now()), coalesce(${dueAt}::timestamptz, now()))
      on conflict (account_id, dedupe_key) do nothing
      returning message_id)
    select message_id as "messageId", pg_notify(${outboxWake}, '') from queued`;
  return row?.messageId;
}
