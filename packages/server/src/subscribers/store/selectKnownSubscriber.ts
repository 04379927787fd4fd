import { messageChannelNames } from '@beckon/contract/messageChannels';
import { matchNumber } from '../../consents/index';
import type { AnySql } from '../../database/index';
import { buildMark } from '../../messages/index';
import { type ChannelName, formatRecipient } from '../../messages/pure/index';
import { listForms, openBody, openOrNull } from '../../numbers/index';

/** How a subscriber is known outside of this installation. */
export type KnownSubscriber = {
  accountId: number;
  subscriberId: string;
  phone: string | null;
  /** The keyed hash of their number, which may be deleted some years after they opted out. */
  phoneMark: string | null;
  /** Their id on the Facebook Page. */
  messengerId: string | null;
  /** The checkbox that they ticked, until they write for the first time. */
  userRef: string | null;
};

/** A message to or from a person. */
export type SubscriberMessage = {
  direction: 'in' | 'out';
  channel: string;
  text: string;
  state: string;
  at: Date;
};

/** Who a subscriber is. [OWN-12] */
export async function selectKnownSubscriber(
  sql: AnySql,
  accountId: number,
  subscriberId: string,
): Promise<KnownSubscriber | undefined> {
  const [row] = await selectKnown(sql, sql`account_id = ${accountId} and subscriber_id = ${subscriberId}`);
  return row;
}

/** Whose number it is, or was until it was deleted. [OWN-12] */
export async function selectSubscriberByPhone(
  sql: AnySql,
  accountId: number,
  phone: string,
): Promise<KnownSubscriber | undefined> {
  const [row] = await selectKnown(
    sql,
    sql`account_id = ${accountId} and ${matchNumber(sql, accountId, phone)} order by phone nulls last limit 1`,
  );
  return row;
}

/** A number that doesn't open is none: the person is known by the keyed hash of it. */
async function selectKnown(sql: AnySql, condition: ReturnType<AnySql>): Promise<KnownSubscriber[]> {
  const rows = await sql<KnownSubscriber[]>`
  select account_id as "accountId", subscriber_id as "subscriberId", phone, phone_mark as "phoneMark", psid as "messengerId",
    messenger_user_ref as "userRef"
  from subscribers where ${condition}`;
  return rows.map((row) => ({ ...row, phone: openOrNull(sql, row.accountId, row.phone) }));
}

/** Messages to and from a person, newest first; one that waits, when its time comes. [OWN-12, OWN-13] */
export async function listMessages(
  sql: AnySql,
  { accountId, phone, messengerId }: KnownSubscriber,
  { hashes, most }: { hashes: readonly string[]; most: number },
): Promise<SubscriberMessage[]> {
  const senders = [...listForms(sql, accountId, phone), ...(messengerId === null ? [] : [messengerId])];
  return await sql<SubscriberMessage[]>`
    select 'out' as direction, channel, coalesce(body->>'text', body::text) as text, state,
      coalesce(sent_at, case when state = 'queued' and next_at > now() then next_at end, created_at) as at
    from outbox
    where account_id = ${accountId} and channel = any(${messageChannelNames}) and recipient_hash = any(${hashes as string[]})
    union all
    select 'in', channel, text, outcome, received_at from inbound_messages
    where account_id = ${accountId} and sender = any(${senders})
    order by at desc limit ${most}`;
}

/** The payload fields of a person. [OWN-22] */
export async function listFields(
  sql: AnySql,
  accountId: number,
  subscriberId: string,
): Promise<{ fieldId: string; value: string; updatedAt: Date }[]> {
  return await sql<{ fieldId: string; value: string; updatedAt: Date }[]>`
    select field_id as "fieldId", value, updated_at as "updatedAt" from subscriber_fields
    where account_id = ${accountId} and subscriber_id = ${subscriberId} order by field_id`;
}

/** The fingerprints under which a person's messages and STOPs are stored. [OWN-12] */
export function markSubscriber(sql: AnySql, subscriber: KnownSubscriber): string[] {
  const { accountId, phone, phoneMark } = subscriber;
  const marks = phone === null && phoneMark !== null ? [phoneMark] : [];
  for (const address of listAddresses(subscriber)) marks.push(buildMark(sql, { accountId, ...address }));
  return marks;
}

const addressesOn: Record<ChannelName, (subscriber: KnownSubscriber) => (string | null)[]> = {
  sms: ({ phone }) => [phone],
  fb: ({ messengerId, userRef }) => [
    messengerId,
    userRef === null ? null : formatRecipient({ user_ref: userRef }),
  ],
};

/** Every way to reach a person; the ticked checkbox works before their id is known. [OWN-12, OWN-14] */
export function listAddresses(subscriber: KnownSubscriber): { channel: ChannelName; recipient: string }[] {
  return messageChannelNames.flatMap((channel) =>
    addressesOn[channel](subscriber).flatMap((recipient) =>
      recipient === null ? [] : [{ channel, recipient }],
    ),
  );
}

/** The channels a person unsubscribed from, and when. [OWN-13] */
export async function listStops(
  sql: AnySql,
  accountId: number,
  hashes: readonly string[],
): Promise<{ channel: string; since: Date; reason: string }[]> {
  return await sql<{ channel: string; since: Date; reason: string }[]>`
    select channel, since, reason from suppressions
    where account_id = ${accountId} and recipient_hash = any(${hashes as string[]}) and lifted_at is null
    order by channel`;
}

type Pending = { createdAt: Date; expiresAt: Date; content: object };

/** Opt-ins waiting for a YES, and refs that a person used on a phone. [OWN-12] */
export async function listWaiting(
  sql: AnySql,
  { accountId, phone }: KnownSubscriber,
): Promise<{ pending: Pending[]; refs: { ref: string; createdAt: Date }[] }> {
  const forms = listForms(sql, accountId, phone);
  const pending = await sql<Pending[]>`
    select created_at as "createdAt", expires_at as "expiresAt", opt_in as content from pending_opt_ins
    where account_id = ${accountId} and phone = any(${forms}) order by created_at`;
  const refs = await sql<{ ref: string; createdAt: Date }[]>`
    select ref, created_at as "createdAt" from sms_refs
    where account_id = ${accountId} and used_by = any(${forms}) order by created_at`;
  return { pending: pending.map((one) => ({ ...one, content: { ...one.content, phone } })), refs: [...refs] };
}

type Delivery = { deliveryId: string; event: string; state: string; body: string; createdAt: Date };

/** Webhook deliveries about a person, newest first. [OWN-12, OWN-15] */
export async function selectDeliveriesAbout(
  sql: AnySql,
  { accountId, subscriberId, most }: { accountId: number; subscriberId: string; most: number },
): Promise<Delivery[]> {
  const deliveries = await sql<Delivery[]>`
    select delivery_id as "deliveryId", event, state, body, created_at as "createdAt" from webhook_deliveries
    where account_id = ${accountId} and subscriber_id = ${subscriberId} order by created_at desc limit ${most}`;
  return deliveries.map((one) => ({ ...one, body: openBody(sql, accountId, one.body) }));
}
