import { notFound } from '../../api/index';
import { selectWebhooks } from '../store/selectWebhooks';

type Sql = Parameters<typeof selectWebhooks>[0];

/** One webhook of an account. [OWN-15] */
export async function requireWebhook(sql: Sql, accountId: number, webhookId: string) {
  const webhook = (await selectWebhooks(sql, accountId)).find((one) => one.webhookId === webhookId);
  if (!webhook) throw notFound('webhook');
  return webhook;
}
