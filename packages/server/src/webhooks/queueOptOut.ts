import type { AnySql } from '../database/index';
import type { WebhookEvent } from './shapes/WebhookShape';
import { queueDelivery } from './store/queueDelivery';
import { type Address, selectSubscriber } from './store/selectSubscriber';
import { listReceivers } from './store/selectWebhooks';

/** Sends the owner's systems that a subscriber wants no more messages, and why. [OWN-13, OWN-15] */
export async function queueOptOut(sql: AnySql, address: Address, reason: string): Promise<void> {
  await queueEvent(sql, address, { event: 'opt_out', more: { reason } });
}

/** Sends them that this subscriber wants messages again. [OWN-13, OWN-15] */
export async function queueOptOutLifted(sql: AnySql, address: Address): Promise<void> {
  await queueEvent(sql, address, { event: 'opt_out_lifted', more: {} });
}

async function queueEvent(
  sql: AnySql,
  address: Address,
  { event, more }: { event: WebhookEvent; more: object },
): Promise<void> {
  const { accountId } = address;
  const receivers = await listReceivers(sql, accountId, event);
  // Most accounts have none.
  const subscriber = receivers.length > 0 ? await selectSubscriber(sql, address) : undefined;
  if (!subscriber) return;
  const { subscriberId } = subscriber;
  for (const webhookId of receivers)
    await queueDelivery(sql, { accountId, webhookId, event, data: { ...subscriber, ...more }, subscriberId });
}

/**
 * Asks them to erase a person, by the ID they know from the opt-in. Nothing else about the person may stay here, so the delivery
 * belongs to nobody. [OWN-12, OWN-15]
 */
export async function queueErasure(sql: AnySql, accountId: number, subscriberId: string): Promise<void> {
  const event: WebhookEvent = 'erased';
  for (const webhookId of await listReceivers(sql, accountId, event))
    await queueDelivery(sql, { accountId, webhookId, event, data: { subscriberId } });
}
