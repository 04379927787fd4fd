import type { AnySql } from '../../database/index';
import type { Wish } from '../../jobs/index';
import type { Outgoing } from '../pure/Outgoing';

/** A message that this process has claimed, with its account's provider; or that was canceled instead. */
export type ClaimedMessage = Outgoing & {
  provider: string;
  isCancelled: boolean;
  /** Another process was sending it when its lease ended. */
  isInterrupted: boolean;
  /** It replies to what its recipient wrote. */
  isReply: boolean;
  /** How long ago it was due. */
  ageMs: number;
};

/**
 * Claims due messages, one per person, for the duration of the lease; other processes skip them. Replies come first, then what someone
 * waits for, and accounts take turns. A person who is stopped at this very moment gets none: the same statement decides it, and cancels
 * the message. `busy` counts the messages of each account in progress here.
 *
 * It looks at the 50 oldest due messages of each priority; if there are more, at every account that has any. Among accounts with equally
 * many in progress it draws lots: the oldest first would mean that a young message waits for all old ones. Of 20 accounts it reads ten
 * messages each, to find different people. These numbers are literals because PostgreSQL would otherwise plan
 * this statement again for every claim. [OWN-13]
 */
export async function claimMessages(
  sql: AnySql,
  { most, leaseMs, busy }: Wish & { leaseMs: number },
): Promise<ClaimedMessage[]> {
  return await sql<ClaimedMessage[]>`
    with recursive looked as materialized (
      select one.* from generate_series(0, 2) as level cross join lateral (
        select priority, account_id, next_at from outbox
        where state in ('queued', 'sending') and priority = level and next_at <= now()
        order by next_at, message_id limit 50) as one),
    crowded as (select priority from looked group by priority having count(*) = 50),
    every (priority, account_id, next_at) as (
      select crowded.priority, one.account_id, one.next_at from crowded cross join lateral (
        select account_id, next_at from outbox
        where state in ('queued', 'sending') and outbox.priority = crowded.priority
        order by account_id, next_at limit 1) as one
      union all
      select every.priority, one.account_id, one.next_at from every cross join lateral (
        select account_id, next_at from outbox
        where state in ('queued', 'sending') and outbox.priority = every.priority and outbox.account_id > every.account_id
        order by account_id, next_at limit 1) as one),
    asked as (
      select priority, account_id, coalesce(n, 0) as busy, random() as turn
      from (select * from looked union all select * from every where next_at <= now()) as either
        left join unnest(${[...busy.keys()]}::bigint[], ${[...busy.values()]}::int[]) as of (account_id, n) using (account_id)
      group by priority, account_id, n order by priority, busy, turn limit 20),
    due as (
      select asked.priority, asked.account_id, asked.busy, asked.turn, one.message_id, one.next_at
      from asked cross join lateral (
        select message_id, channel, recipient_hash, next_at from outbox
        where state in ('queued', 'sending') and outbox.priority = asked.priority
          and outbox.account_id = asked.account_id and next_at <= now()
        order by next_at, message_id limit 10) as one
      -- Not an anti-join, which the planner may turn into a scan of the whole table.
      where (
        select true from outbox other
        where other.account_id = asked.account_id and other.channel = one.channel
          and other.recipient_hash = one.recipient_hash and other.state in ('queued', 'sending') and (
            other.state = 'sending' and other.next_at > now()
            or other.next_at <= now()
              and (other.priority, other.next_at, other.message_id) < (asked.priority, one.next_at, one.message_id))
        limit 1) is null),
    placed as (
      select message_id, priority, turn, next_at,
        busy + row_number() over (partition by account_id order by priority, next_at, message_id) as place
      from due),
    locked as (
      select message_id, state = 'sending' as is_interrupted, not is_reply and exists (
        select from suppressions
        where suppressions.account_id = outbox.account_id and suppressions.channel = outbox.channel
          and suppressions.recipient_hash = outbox.recipient_hash and suppressions.lifted_at is null) as is_stopped
      from outbox
      where message_id in (select message_id from placed order by priority, place, turn, message_id limit ${most})
        and state in ('queued', 'sending') and next_at <= now()
      for update skip locked),
    judged as (
      update outbox set
        attempts = attempts + 1,
        state = case when is_stopped then 'cancelled' else 'sending' end,
        last_error = case when is_stopped then 'the recipient unsubscribed' end,
        next_at = now() + make_interval(secs => ${leaseMs / 1000})
      from locked where outbox.message_id = locked.message_id
      returning outbox.*, is_interrupted)
    select message_id as "messageId", account_id as "accountId", channel, recipient, body, attempts as attempt,
      state = 'cancelled' as "isCancelled", is_interrupted as "isInterrupted", is_reply as "isReply",
      (extract(epoch from now() - due_at) * 1000)::float8 as "ageMs", case channel when 'sms' then widget_phone else fb_page_id end as sender,
      case channel when 'sms' then sms_provider else messenger_provider end as provider
    from judged join accounts using (account_id)
    order by priority, message_id`;
}
