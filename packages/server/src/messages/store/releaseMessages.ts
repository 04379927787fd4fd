import type { AnySql } from '../../database/index';
import { openOrKeep } from '../../numbers/index';
import { outboxWake } from './enqueueMessage';

/** Messages to one person that were queued together and wait for the daily limit. */
export type HeldMessages = {
  phone: string;
  parts: number;
  /** Of the first one: it begins with the cause of them all. */
  dedupeKey: string;
  /** When they were queued. */
  since: Date;
  /** How long after the first one each is due. */
  messages: { messageId: string; afterMs: number }[];
};

/** The accounts with messages that wait for the daily limit; reads one row per account. [NET-12] */
export async function listHeldAccounts(sql: AnySql): Promise<number[]> {
  const rows = await sql<{ accountId: number }[]>`
    with recursive held (account_id) as (
      (select account_id from outbox where state = 'over_limit' order by account_id limit 1)
      union all
      select next.account_id from held cross join lateral (
        select account_id from outbox where state = 'over_limit' and outbox.account_id > held.account_id
        order by account_id limit 1) as next)
    select account_id as "accountId" from held`;
  return rows.map(({ accountId }) => accountId);
}

type HeldRow = Pick<HeldMessages, 'phone' | 'parts' | 'dedupeKey' | 'since'> & {
  messageId: string;
  due: Date;
};

/** Those of an account that have waited longest, in the transaction that releases them. [NET-12, OWN-13] */
export async function selectHeld(transaction: AnySql, accountId: number): Promise<HeldMessages | undefined> {
  const rows = await transaction<HeldRow[]>`
    with first as (
      select channel, recipient_hash, created_at from outbox
      where account_id = ${accountId} and state = 'over_limit' order by next_at, message_id limit 1)
    select message_id as "messageId", recipient as phone, unpaid_parts as parts, dedupe_key as "dedupeKey", outbox.created_at as since, due_at as due
    from outbox join first using (channel, recipient_hash, created_at)
    where account_id = ${accountId} and state = 'over_limit' order by due_at, message_id`;
  const [first] = rows;
  if (!first) return undefined;
  return {
    phone: openOrKeep(transaction, accountId, first.phone),
    dedupeKey: first.dedupeKey,
    since: first.since,
    parts: rows.reduce((sum, { parts }) => sum + parts, 0),
    messages: rows.map(({ messageId, due }) => ({
      messageId,
      afterMs: due.getTime() - first.due.getTime(),
    })),
  };
}

/** Queues messages of an account whose segments are reserved now. [NET-12, OWN-13] */
export async function releaseMessages(
  transaction: AnySql,
  accountId: number,
  released: readonly { messageId: string; dueAt: Date }[],
): Promise<void> {
  const [ids, times] = [
    released.map(({ messageId }) => messageId),
    released.map(({ dueAt }) => dueAt.toISOString()),
  ];
  await transaction`
    update outbox set state = 'queued', unpaid_parts = null, due_at = released.at, next_at = released.at
    from unnest(${ids}::uuid[], ${times}::timestamptz[]) as released (message_id, at)
    where account_id = ${accountId} and outbox.message_id = released.message_id and state = 'over_limit'`;
  await transaction`select pg_notify(${outboxWake}, '')`;
}

/** Gives up on messages that have waited for the daily limit for too long; their owner can retry them. Returns how many. [NET-12] */
export async function cancelHeldMessages(
  sql: AnySql,
  { mostDays, error }: { mostDays: number; error: string },
) {
  const { count } = await sql`
    update outbox set state = 'failed', last_error = ${error}, next_at = now()
    where state = 'over_limit' and next_at < now() - make_interval(days => ${mostDays})`;
  return count;
}
