import type { AnySql } from '../../database/index';
import { openRecipient } from '../../numbers/index';
import { outboxWake } from './enqueueMessage';

/** A message that we gave up on. `unknown`: it may have arrived, so it's never sent again. [OWN-13, D24] */
export type FailedMessage = {
  messageId: string;
  channel: string;
  recipient: string;
  text: string;
  state: 'failed' | 'unknown';
  /** Why, as it was stored. */
  error: string | null;
  failedAt: Date;
};

/** Texts that wait for the daily limit, and since when. [NET-12] */
export type OverLimit = { texts: number; since: Date | null };

/** The messages of an account that we gave up on, newest first. [OWN-13, D24] */
export async function listFailedMessages(
  sql: AnySql,
  { accountId, most }: { accountId: number; most: number },
): Promise<FailedMessage[]> {
  const failed = await sql<FailedMessage[]>`
    select message_id as "messageId", channel, recipient, coalesce(body->>'text', body::text) as text, state,
      last_error as error, next_at as "failedAt"
    from outbox where account_id = ${accountId} and state in ('failed', 'unknown')
    order by next_at desc, message_id desc limit ${most}`;
  return failed.map((message) => ({ ...message, recipient: openRecipient(sql, { accountId, ...message }) }));
}

/** How many texts of an account wait for its daily limit. [NET-12] */
export async function countOverLimit(sql: AnySql, accountId: number): Promise<OverLimit> {
  const [row] = await sql<OverLimit[]>`
    select count(*)::int as texts, min(next_at) as since from outbox
    where account_id = ${accountId} and state = 'over_limit'`;
  return row ?? { texts: 0, since: null };
}

/**
 * Tries a failed message again, from its first attempt: the provider certainly doesn't have it. One that gave up waiting for the daily limit
 * waits for it again. STOP, the night and the person's other messages count as for any message. Returns whether there was such a
 * message. [OWN-13, D24]
 */
export async function retryMessage(
  sql: AnySql,
  { accountId = null, messageId }: { accountId?: number | null; messageId: string },
): Promise<boolean> {
  const rows = await sql`
    update outbox set state = case when unpaid_parts is null then 'queued' else 'over_limit' end, next_at = now(),
      attempts_before = attempts, attempts_held = 0, is_in_line = false
    where message_id = ${messageId} and account_id = coalesce(${accountId}::bigint, account_id) and state = 'failed'
    returning message_id`;
  await sql`select pg_notify(${outboxWake}, '')`;
  return rows.length === 1;
}
