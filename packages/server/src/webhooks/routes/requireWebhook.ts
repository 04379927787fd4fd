import { notFound } from '../../api/index';
import { selectWebhooks } from '../store/selectWebhooks';

/** What the activity log says of a webhook: the rest of its URL may contain secrets. [OWN-01, OWN-15] */
export const hostOf = (url: string): string => new URL(url).host;

type Sql = Parameters<typeof selectWebhooks>[0];

/** One webhook of an account. [OWN-15] */
export async function requireWebhook(sql: Sql, accountId: number, webhookId: string) {
  const webhook = (await selectWebhooks(sql, accountId)).find((one) => one.webhookId === webhookId);
  if (!webhook) throw notFound('webhook');
  return webhook;
}
