import { notFound } from '../../api/index';
import { findWebhooks } from '../store/findWebhooks';

type Sql = Parameters<typeof findWebhooks>[0];

/** One webhook of an account. [OWN-15] */
export async function requireWebhook(sql: Sql, accountId: number, webhookId: string) {
  const webhook = (await findWebhooks(sql, accountId)).find((one) => one.webhookId === webhookId);
  if (!webhook) throw notFound('webhook');
  return webhook;
}
