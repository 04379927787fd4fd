import { type AnySql, generateId } from '../../database/index';
import { deliveryWake } from './claimDeliveries';

type NewDelivery = {
  accountId: number;
  webhookId: string;
  event: string;
  data: object;
  /** Erasing this person erases the delivery, too. */
  subscriberId?: string | undefined;
};

/** Queues a delivery in the caller's transaction, and returns its id. Opt-ins queue theirs in the database. [OWN-15] */
export async function queueDelivery(
  sql: AnySql,
  { accountId, webhookId, event, data, subscriberId }: NewDelivery,
): Promise<string> {
  const deliveryId = generateId();
  // The database's clock, as for opt-ins: receivers compare these times.
  const [now] = await sql<{ at: Date }[]>`select clock_timestamp() as at`;
  const body = JSON.stringify({
    id: deliveryId,
    event,
    createdAt: now?.at.toISOString(),
    accountId,
    data,
  });
  await sql`
    insert into webhook_deliveries (account_id, delivery_id, webhook_id, event, subscriber_id, body)
    values (${accountId}, ${deliveryId}, ${webhookId}, ${event}, ${subscriberId ?? null}, ${body})`;
  await sql`select pg_notify(${deliveryWake}, '')`;
  return deliveryId;
}
