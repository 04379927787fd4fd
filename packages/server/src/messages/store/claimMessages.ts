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

/** How many due messages to look at, to find this many different people. */
const lookedAt = 200;

/**
 * Claims due messages, one per person, for the duration of the lease; other processes skip them. A person who is stopped at
 * this very moment gets none: the same statement decides it, and cancels the message. [OWN-13]
 */
export async function claimMessages(
  sql: AnySql,
  { most, leaseMs }: Wish & { leaseMs: number },
): Promise<ClaimedMessage[]> {
  return await sql<ClaimedMessage[]>`
    with due as (
      select account_id, message_id, channel, recipient_hash, next_at from outbox
      where state in ('queued', 'sending') and next_at <= now()
      order by next_at, message_id limit ${lookedAt}),
    first as (
      select distinct on (account_id, channel, recipient_hash) message_id, next_at from due
      where not exists (
        select from outbox busy
        where busy.account_id = due.account_id and busy.channel = due.channel
          and busy.recipient_hash = due.recipient_hash and busy.state = 'sending' and busy.next_at > now())
      order by account_id, channel, recipient_hash, next_at, message_id),
    locked as (
      select message_id, state = 'sending' as is_interrupted, not is_reply and exists (
        select from suppressions
        where suppressions.account_id = outbox.account_id and suppressions.channel = outbox.channel
          and suppressions.recipient_hash = outbox.recipient_hash and suppressions.lifted_at is null) as is_stopped
      from outbox
      where message_id in (select message_id from first order by next_at, message_id limit ${most})
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
    order by message_id`;
}
