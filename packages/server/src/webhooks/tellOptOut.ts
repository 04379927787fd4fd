import type { AnySql } from '../database/index';
import { queueDelivery } from './queueDelivery';
import type { WebhookEvent } from './shapes/WebhookShape';
import { findToldSubscriber, type ToldAddress } from './store/findToldSubscriber';
import { listReceivers } from './store/findWebhooks';

/** Tells the owner's systems that a subscriber wants no more messages, and why. [OWN-13, OWN-15] */
export async function tellOptOut(sql: AnySql, address: ToldAddress, reason: string): Promise<void> {
  await tell(sql, address, { event: 'opt_out', more: { reason } });
}

/** Tells them that this subscriber wants messages again. [OWN-13, OWN-15] */
export async function tellOptOutLifted(sql: AnySql, address: ToldAddress): Promise<void> {
  await tell(sql, address, { event: 'opt_out_lifted', more: {} });
}

async function tell(
  sql: AnySql,
  address: ToldAddress,
  { event, more }: { event: WebhookEvent; more: object },
): Promise<void> {
  const { accountId } = address;
  const receivers = await listReceivers(sql, accountId, event);
  // Most accounts have none.
  const subscriber = receivers.length > 0 ? await findToldSubscriber(sql, address) : undefined;
  if (!subscriber) return;
  const { subscriberId } = subscriber;
  for (const webhookId of receivers)
    await queueDelivery(sql, { accountId, webhookId, event, data: { ...subscriber, ...more }, subscriberId });
}

/**
 * Tells them to erase a person, by the id that they know from the opt-in: after this, nothing else about the person may be
 * here, so the delivery belongs to nobody. [OWN-12, OWN-15]
 */
export async function tellErased(sql: AnySql, accountId: number, subscriberId: string): Promise<void> {
  const event: WebhookEvent = 'erased';
  for (const webhookId of await listReceivers(sql, accountId, event))
    await queueDelivery(sql, { accountId, webhookId, event, data: { subscriberId } });
}
