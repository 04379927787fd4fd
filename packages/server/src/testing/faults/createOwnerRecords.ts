import type { Sql } from '../../database/index';
import type { OwnerRecords } from './driveOwner';
import { makeKey } from './makeKey';

/** What the owner's part of the load uses: a widget and a webhook of the sample account, and a person with their own account. */
export async function createOwnerRecords(sql: Sql, url: string): Promise<OwnerRecords> {
  const key = await makeKey(sql, 1001);
  const post = async (path: string, body: object, headers: object = {}) => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${url}/api/v1${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', ...headers },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  const authorization = { authorization: `Bearer ${key}` };
  const person = { email: 'often@example.com', password: 'correct horse battery' };
  await post('/sign-up', { ...person, pageName: 'Often' });
  const { widgetId } = await post('/widgets', { type: 'bar' }, authorization);
  const { webhookId = '' } = await post('/webhooks', { url: 'https://hooks.example.com/0' }, authorization);
  // Must not send anything: its URL changes all the time and leads nowhere.
  await sql`update webhooks set is_active = false where webhook_id = ${webhookId}`;
  return { key, widgetId: Number(widgetId), webhookId, person };
}
