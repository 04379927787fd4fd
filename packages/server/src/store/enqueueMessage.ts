import type { AnySql } from '../database/Sql';
import { makeId } from '../makeId';
import type { ChannelName } from '../rules/Outgoing';
import { markRecipient } from './markRecipient';

/** The name under which workers are told that there is something to send. */
export const outboxWake = 'beckon_outbox';

/** A message to be sent. */
export type NewMessage = {
  accountId: number;
  channel: ChannelName;
  recipient: string;
  /** Whose STOP it obeys, where that is not who it is addressed to. */
  person?: string | undefined;
  /** `{ text }` for a text message; whatever its provider understands for the messenger. */
  body: unknown;
  /** Names the cause: a second message of the account with the same key is not queued. */
  dedupeKey: string;
  /** At once, unless told otherwise. */
  dueAt?: Date | undefined;
  /** An answer that the person asked for by STOP or HELP goes out to those who are stopped, too. */
  isReply?: boolean | undefined;
};

/**
 * Queues a message and wakes a worker, both with the transaction that this is called in. Gives its id, or nothing when
 * it had been queued before. [OWN-13, OWN-22]
 */
export async function enqueueMessage(sql: AnySql, message: NewMessage): Promise<string | undefined> {
  const { accountId, channel, recipient, person = recipient } = message;
  const dueAt = message.dueAt ?? null;
  const [row] = await sql<{ messageId: string }[]>`
    with queued as (
      insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key, is_reply,
        due_at, next_at)
      values (${accountId}, ${makeId()}, ${channel}, ${recipient}, ${markRecipient(sql, { accountId, channel, recipient: person })},
        ${sql.json(message.body as never)}, ${message.dedupeKey}, ${message.isReply ?? false},
        coalesce(${dueAt}::timestamptz, now()), coalesce(${dueAt}::timestamptz, now()))
      on conflict (account_id, dedupe_key) do nothing
      returning message_id)
    select message_id as "messageId", pg_notify(${outboxWake}, '') from queued`;
  return row?.messageId;
}
