import type { AnySql } from '../../database/index';
import { markRecipient, suppress } from '../../messages/index';
import type { ChannelName } from '../../messages/pure/index';
import { listForms, listRecipientForms } from '../../numbers/index';
import { queueErasure } from '../../webhooks/index';
import { type KnownSubscriber, listWays } from './selectKnownSubscriber';

/**
 * Erases a person: subscriber, opt-ins, messages in both directions, and everything that waits or names them; what they did
 * stays as an anonymous number. Two things stay, as required by law: their consent records, and a hash that makes sure that
 * no one messages them again. [OWN-12]
 */
export async function eraseSubscriber(sql: AnySql, subscriber: KnownSubscriber): Promise<void> {
  const { accountId, subscriberId } = subscriber;
  for (const { channel, recipient } of listWays(subscriber)) {
    await suppress(sql, { accountId, channel, recipient }, { reason: 'erased' });
    await eraseMessages(sql, { accountId, channel, recipient });
  }
  await eraseMarked(sql, subscriber);
  await eraseVisits(sql, subscriber);
  await sql`delete from webhook_deliveries where account_id = ${accountId} and subscriber_id = ${subscriberId}`;
  await sql`delete from subscribers where account_id = ${accountId} and subscriber_id = ${subscriberId}`;
  await queueErasure(sql, accountId, subscriberId);
}

/** The same for a number that is gone already: its opt-out and the last messages to it have only its keyed hash. */
async function eraseMarked(sql: AnySql, { accountId, phone, phoneMark }: KnownSubscriber): Promise<void> {
  if (phone !== null || phoneMark === null) return;
  await sql`
    update suppressions set reason = 'erased'
    where account_id = ${accountId} and channel = 'sms' and recipient_hash = ${phoneMark} and lifted_at is null`;
  await sql`
    delete from outbox where account_id = ${accountId} and channel = 'sms' and recipient_hash = ${phoneMark}`;
}

/** Erases what was sent to or received from a person on a channel, and what waits for them there. [OWN-12] */
export async function eraseMessages(
  sql: AnySql,
  { accountId, channel, recipient }: { accountId: number; channel: ChannelName; recipient: string },
): Promise<void> {
  const forms = listRecipientForms(sql, { accountId, channel, recipient });
  await sql`
    delete from outbox
    where account_id = ${accountId} and channel = ${channel}
      and recipient_hash = ${markRecipient(sql, { accountId, channel, recipient })}`;
  await sql`
    delete from sandbox_messages
    where account_id = ${accountId} and channel = ${channel} and recipient = any(${forms})`;
  await sql`
    delete from inbound_messages where account_id = ${accountId} and channel = ${channel} and sender = any(${forms})`;
  // These store raw input; the person is somewhere in the text.
  await sql`delete from failed_events where account_id = ${accountId} and body ~ ${standsAlone(recipient)}`;
  await eraseTraces[channel](sql, accountId, recipient);
}

/** What only one channel stores about a person. */
const eraseTraces: Record<
  ChannelName,
  (sql: AnySql, accountId: number, recipient: string) => Promise<unknown>
> = {
  sms: (sql, accountId, phone) =>
    sql`delete from pending_opt_ins where account_id = ${accountId} and phone = any(${listForms(sql, accountId, phone)})`,
  async fb(sql, accountId, psid) {
    await sql`delete from messenger_user_refs where account_id = ${accountId} and psid = ${psid}`;
    await sql`
      delete from messenger_inbox where account_id = ${accountId} and event::text ~ ${standsAlone(psid)}`;
  },
};

/** A pattern for a number or an id as a whole word: the same digits within longer ones belong to someone else. */
function standsAlone(recipient: string): string {
  const word = recipient.replace(/^\+/, '').replace(/[^\p{L}\p{N}]/gu, '\\$&');
  return `(^|[^0-9A-Za-z])${word}($|[^0-9A-Za-z])`;
}

async function eraseVisits(
  sql: AnySql,
  { accountId, subscriberId, phone, userRef }: KnownSubscriber,
): Promise<void> {
  await sql`
    insert into erased_visits (account_id, session_id)
    select distinct account_id, session_id from opt_ins
    where account_id = ${accountId} and subscriber_id = ${subscriberId} and session_id <> ''
    on conflict do nothing`;
  await sql`
    update events set subscriber_id = null, external_id = null, session_id = null, payload = null, session_data = null
    where account_id = ${accountId} and subscriber_id = ${subscriberId}`;
  await sql`
    delete from sms_refs where account_id = ${accountId} and (used_by = any(${listForms(sql, accountId, phone)}) or split_part(session_id, ' ', 1) in (
      select session_id from opt_ins where account_id = ${accountId} and subscriber_id = ${subscriberId}))`;
  if (userRef !== null) {
    await sql`delete from messenger_user_refs where account_id = ${accountId} and user_ref = ${userRef}`;
    await sql`
      delete from messenger_inbox where account_id = ${accountId} and position(${userRef} in event::text) > 0`;
  }
}
