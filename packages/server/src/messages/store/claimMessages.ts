import { messageChannelNames } from '@beckon/contract/messageChannels';
import { type AnySql, preferIndexes, type Sql } from '../../database/index';
import type { ClaimRequest } from '../../jobs/index';
import { openRecipient } from '../../numbers/index';
import type { ChannelName, Outgoing } from '../pure/Outgoing';
import { isMessageOf } from './isMessageOf';
import { lineUpMessages } from './lineUpMessages';

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
  /** The attempt, without those that don't count: since somebody asked to try it again, and not held. */
  tries: number;
  /** How often it has waited for its owner. */
  heldTimes: number;
};

type Claim = Pick<ClaimRequest, 'most'> & { leaseMs: number };

/** Where an account stores who sends a channel's messages, and from where. */
const columns: Record<ChannelName, { sender: string; provider: string }> = {
  sms: { sender: 'widget_phone', provider: 'sms_provider' },
  fb: { sender: 'fb_page_id', provider: 'messenger_provider' },
};
const pickColumn = (sql: AnySql, kind: 'sender' | 'provider') =>
  sql`case channel ${messageChannelNames.map((name) => sql`when ${name} then ${sql(columns[name][kind])} `)} end`;

/** How much of the line to look at, to find this many different people. */
const lookedAt = 200;

/** Claims due messages, urgent ones first, accounts in turn, one per person, for the duration of the lease. [OWN-13, E11, E13] */
export async function claimMessages(
  sql: Sql,
  claim: ClaimRequest & { leaseMs: number },
): Promise<ClaimedMessage[]> {
  return (await sql.begin(async (transaction) => {
    await preferIndexes(transaction);
    await lineUpMessages(transaction);
    return await claimFromLine(transaction, claim);
  })) as ClaimedMessage[];
}

/**
 * Claims the first messages in line; other processes skip them. A person who is stopped at this very moment gets none: the same statement
 * decides it, and cancels the message, as it does in a closed account. What it reads doesn't depend on how many wait. It looks up who is
 * being written to as a range of one person: that has an order, which an index without people doesn't give. [OWN-13, E15]
 * @internal
 */
export async function claimFromLine(sql: AnySql, { most, leaseMs }: Claim): Promise<ClaimedMessage[]> {
  const claimed = await sql<ClaimedMessage[]>`
    with line as materialized (
      select account_id, message_id, channel, recipient_hash, priority, turn, next_at from outbox
      where is_in_line and state in ('queued', 'sending') and next_at <= now()
      order by priority, turn, message_id limit ${lookedAt}),
    first as (
      select distinct on (account_id, channel, recipient_hash) account_id, message_id, priority, turn from line
      where (
        select true from outbox busy
        where busy.account_id = line.account_id and busy.channel = line.channel
          and busy.recipient_hash between line.recipient_hash and line.recipient_hash
          and busy.state = 'sending' and busy.next_at > now()
        order by busy.recipient_hash limit 1) is null
      order by account_id, channel, recipient_hash, priority, next_at, message_id),
    chosen as (select account_id, message_id from first order by priority, turn, message_id limit ${most}),
    locked as materialized (
      select free.* from chosen cross join lateral (
        select account_id, message_id, state = 'sending' as is_interrupted, not is_reply and (
          select true from suppressions
          where suppressions.account_id = outbox.account_id and suppressions.channel = outbox.channel
            and suppressions.recipient_hash = outbox.recipient_hash and suppressions.lifted_at is null
          limit 1) is not null as is_stopped, (
          select closed_at is not null from accounts where accounts.account_id = outbox.account_id) as is_closed
        from outbox
        where ${isMessageOf(sql, 'chosen')}
          and state in ('queued', 'sending') and next_at <= now()
        for update skip locked) as free),
    claimed as (
      update outbox set
        attempts = attempts + 1,
        state = case when is_stopped or is_closed then 'cancelled' else 'sending' end,
        last_error = case when is_closed then 'the account was closed' when is_stopped then 'the recipient unsubscribed' end,
        next_at = now() + make_interval(secs => ${leaseMs / 1000}),
        is_in_line = false
      from locked where ${isMessageOf(sql, 'locked')}
      returning outbox.*, is_interrupted)
    select message_id as "messageId", account_id as "accountId", channel, recipient, body, attempts as attempt,
      attempts - attempts_before - attempts_held as tries, attempts_held as "heldTimes",
      state = 'cancelled' as "isCancelled", is_interrupted as "isInterrupted", is_reply as "isReply",
      (extract(epoch from now() - due_at) * 1000)::float8 as "ageMs", ${pickColumn(sql, 'sender')} as sender,
      ${pickColumn(sql, 'provider')} as provider
    from claimed join accounts using (account_id)
    order by priority, turn, message_id`;
  return claimed.map((message) => ({ ...message, recipient: openRecipient(sql, message) }));
}
