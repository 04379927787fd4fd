import type { AnySql } from '../../database/index';
import { markRecipient, suppress } from '../../messages/index';
import type { ChannelName } from '../../messages/pure/index';
import { listForms, listRecipientForms, sealNumber } from '../../numbers/index';
import { queueErasure } from '../../webhooks/index';
import { type KnownSubscriber, listAddresses } from './selectKnownSubscriber';

/** An erased person; someone with only a number never was a subscriber. */
type ErasedPerson = Omit<KnownSubscriber, 'subscriberId' | 'phoneMark'> & { subscriberId: string | null };

/**
 * Erases a person: subscriber, opt-ins, messages in both directions, and everything that waits or names them; what they did
 * stays as an anonymous number. Two things stay, as required by law: their consent records, and a hash that makes sure that
 * no one messages them again. Reads only what an index finds, because opt-ins wait for it: `eraseRest` does the rest. [OWN-12, C68]
 */
export async function eraseSubscriber(sql: AnySql, subscriber: KnownSubscriber): Promise<void> {
  const { accountId, subscriberId } = subscriber;
  for (const { channel, recipient } of listAddresses(subscriber)) {
    await suppress(sql, { accountId, channel, recipient }, { reason: 'erased' });
    await eraseMessages(sql, { accountId, channel, recipient });
  }
  await eraseMarked(sql, subscriber);
  await eraseVisits(sql, subscriber);
  await sql`delete from webhook_deliveries where account_id = ${accountId} and subscriber_id = ${subscriberId}`;
  await sql`delete from subscribers where account_id = ${accountId} and subscriber_id = ${subscriberId}`;
  await insertErased(sql, subscriber);
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

/** Says whose rest `eraseRest` erases. [OWN-12, C68] */
export async function insertErased(
  sql: AnySql,
  { accountId, subscriberId, phone, messengerId, userRef }: ErasedPerson,
): Promise<void> {
  // The transaction may have begun long before it got the account's lock: what came in since then isn't new either.
  await sql`
    insert into erased_people (account_id, subscriber_id, phone, psid, user_ref, erased_at)
    values (${accountId}, ${subscriberId}, ${phone && sealNumber(sql, accountId, phone)}, ${messengerId}, ${userRef}, clock_timestamp())`;
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
  },
};

async function eraseVisits(
  sql: AnySql,
  { accountId, subscriberId, phone, userRef }: KnownSubscriber,
): Promise<void> {
  await sql`
    insert into erased_visits (account_id, session_id)
    select distinct account_id, session_id from opt_ins
    where account_id = ${accountId} and subscriber_id = ${subscriberId} and session_id <> ''
    on conflict do nothing`;
  await sql`delete from sms_refs where account_id = ${accountId} and used_by = any(${listForms(sql, accountId, phone)})`;
  if (userRef !== null)
    await sql`delete from messenger_user_refs where account_id = ${accountId} and user_ref = ${userRef}`;
}
