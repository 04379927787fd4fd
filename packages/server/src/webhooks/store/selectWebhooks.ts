import type { AnySql } from '../../database/index';
import { deliveryWake } from './claimDeliveries';

/** A webhook as its owner sees it. [OWN-15] */
export type Webhook = {
  webhookId: string;
  url: string;
  events: string[];
  isActive: boolean;
  createdAt: Date;
};

/** The webhooks of an account, oldest first. [OWN-15] */
export async function selectWebhooks(sql: AnySql, accountId: number): Promise<Webhook[]> {
  return await sql<Webhook[]>`
    select webhook_id as "webhookId", url, events, is_active as "isActive", created_at as "createdAt"
    from webhooks where account_id = ${accountId} order by webhook_id`;
}

/** Does one of the owner's systems receive opt-ins? [OWN-15] */
export async function hasOptInWebhook(sql: AnySql, accountId: number): Promise<boolean> {
  return (await listReceivers(sql, accountId, 'opt_in')).length > 0;
}

type NewWebhook = {
  accountId: number;
  webhookId: string;
  url: string;
  events: string[];
  sealedSecret: Buffer;
};

/** Adds a webhook. [OWN-15] */
export async function insertWebhook(sql: AnySql, webhook: NewWebhook): Promise<void> {
  await sql`
    insert into webhooks (account_id, webhook_id, url, events, sealed_secret)
    values (${webhook.accountId}, ${webhook.webhookId}, ${webhook.url}, ${webhook.events}, ${webhook.sealedSecret})`;
}

type WebhookChange = {
  accountId: number;
  webhookId: string;
  url?: string | undefined;
  events?: string[] | undefined;
  isActive?: boolean | undefined;
};

/** Changes the given fields of a webhook; false if it doesn't exist. [OWN-15] */
export async function updateWebhook(sql: AnySql, change: WebhookChange): Promise<boolean> {
  const { accountId, webhookId, url = null, events = null, isActive = null } = change;
  const rows = await sql`
    update webhooks set url = coalesce(${url}, url), events = coalesce(${events}::text[], events),
      is_active = coalesce(${isActive}::boolean, is_active)
    where account_id = ${accountId} and webhook_id = ${webhookId} returning webhook_id`;
  return rows.length === 1;
}

/** Deletes a webhook with all its deliveries; false if it doesn't exist. [OWN-15] */
export async function deleteWebhook(sql: AnySql, accountId: number, webhookId: string): Promise<boolean> {
  const rows = await sql`
    delete from webhooks where account_id = ${accountId} and webhook_id = ${webhookId} returning webhook_id`;
  return rows.length === 1;
}

/** A delivery and its tries. [OWN-15] */
export type Delivery = {
  deliveryId: string;
  event: string;
  state: 'waiting' | 'delivered' | 'failed';
  tries: number;
  nextTryAt: Date;
  createdAt: Date;
  attempts: { triedAt: string; status: number | null; error: string; ms: number }[];
};

/** The newest deliveries of a webhook with their tries. [OWN-15] */
export async function listDeliveries(
  sql: AnySql,
  { accountId, webhookId, most }: { accountId: number; webhookId: string; most: number },
): Promise<Delivery[]> {
  return await sql<Delivery[]>`
    select delivery_id as "deliveryId", event, state, tries, next_try_at as "nextTryAt", created_at as "createdAt",
      coalesce((select json_agg(json_build_object('triedAt', to_char(tried_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'status', status, 'error', error, 'ms', ms) order by tried_at)
        from webhook_attempts
        where webhook_attempts.account_id = found.account_id and webhook_attempts.delivery_id = found.delivery_id), '[]') as attempts
    from webhook_deliveries as found
    where account_id = ${accountId} and webhook_id = ${webhookId}
    order by created_at desc, delivery_id limit ${most}`;
}

/** The webhooks that receive an event. [OWN-15] */
export async function listReceivers(sql: AnySql, accountId: number, event: string): Promise<string[]> {
  const rows = await sql<{ webhookId: string }[]>`
    select webhook_id as "webhookId" from webhooks
    where account_id = ${accountId} and is_active and ${event} = any(events) order by webhook_id`;
  return rows.map(({ webhookId }) => webhookId);
}

/** Sends a delivery again, keeping its earlier tries. Returns whose it is; nothing if it doesn't exist. [OWN-15] */
export async function resendDelivery(
  sql: AnySql,
  accountId: number,
  deliveryId: string,
): Promise<string | undefined> {
  const [row] = await sql<{ webhookId: string }[]>`
    update webhook_deliveries set state = 'waiting', tries = 0, next_try_at = now()
    where account_id = ${accountId} and delivery_id = ${deliveryId} returning webhook_id as "webhookId"`;
  await sql`select pg_notify(${deliveryWake}, '')`;
  return row?.webhookId;
}

/** Tries a delivery of any account again that we gave up on; false if there is none. [OWN-15, D23] */
export async function retryDelivery(sql: AnySql, deliveryId: string): Promise<boolean> {
  const rows = await sql`
    update webhook_deliveries set state = 'waiting', tries = 0, next_try_at = now()
    where delivery_id = ${deliveryId} and state = 'failed' returning delivery_id`;
  await sql`select pg_notify(${deliveryWake}, '')`;
  return rows.length === 1;
}
