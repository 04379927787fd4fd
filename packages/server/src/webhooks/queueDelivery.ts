import { type AnySql, makeId } from '../database/index';
import { insertDelivery } from './store/findWebhooks';

type Told = {
  accountId: number;
  webhookId: string;
  event: string;
  data: object;
  subscriberId?: string | undefined;
};

/** Queues what a webhook is told, in the caller's transaction. Returns the delivery's id. [OWN-15] */
export async function queueDelivery(
  sql: AnySql,
  { accountId, webhookId, event, data, subscriberId }: Told,
): Promise<string> {
  const deliveryId = makeId();
  // The database's clock, as for opt-ins: receivers compare these times.
  const [now] = await sql<{ at: Date }[]>`select clock_timestamp() as at`;
  const body = { id: deliveryId, event, createdAt: now?.at.toISOString(), accountId, data };
  await insertDelivery(sql, {
    accountId,
    deliveryId,
    webhookId,
    event,
    body: JSON.stringify(body),
    subscriberId,
  });
  return deliveryId;
}
