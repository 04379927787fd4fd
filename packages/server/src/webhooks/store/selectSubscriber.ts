import { type AddressKind, type MessageChannelName, messageChannels } from '@beckon/contract/messageChannels';
import type { AnySql } from '../../database/index';
import { listRecipientForms, sealNumber } from '../../numbers/index';

/** A person's number or Messenger ID. */
export type Address = { accountId: number; channel: MessageChannelName; recipient: string };

/** The column with a person's address. */
const addressColumns: Record<AddressKind, string> = { phone: 'phone', pageScopedId: 'psid' };

/** What a webhook receives about a person. */
export type WebhookSubscriber = {
  subscriberId: string;
  channel: string;
  /** As it is stored. */
  phone: string | null;
  messengerId: string | null;
};

/** The subscriber at an address, if someone there has ever subscribed. [OWN-15] */
export async function selectSubscriber(
  sql: AnySql,
  address: Address,
): Promise<WebhookSubscriber | undefined> {
  const { accountId, channel } = address;
  const [subscriber] = await sql<WebhookSubscriber[]>`
    select subscriber_id as "subscriberId", ${channel}::text as channel, phone, psid as "messengerId" from subscribers
    where account_id = ${accountId} and ${sql(addressColumns[messageChannels[channel].addressKind])} = any(${listRecipientForms(sql, address)})`;
  // It becomes part of a delivery, which is stored.
  return (
    subscriber && { ...subscriber, phone: subscriber.phone && sealNumber(sql, accountId, subscriber.phone) }
  );
}
