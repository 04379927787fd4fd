import type { AnySql } from '../../database/index';

/** What a provider reported on a message: under our id, or under its own. */
export type Delivery = {
  /** The only account that the reporter speaks for. */
  accountId?: number | undefined;
  messageId: string | undefined;
  providerId: string;
  status: string;
  error: string | undefined;
};

/** Later states beat earlier ones, in whatever order they arrive. */
const order = ['accepted', 'queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed', 'read'];

/** Stores the status of a message, unless we know more already. Returns whether the message exists. [OWN-13] */
export async function updateDelivery(sql: AnySql, delivery: Delivery): Promise<boolean> {
  const { accountId = null, messageId = null, providerId, status, error = null } = delivery;
  const rows = await sql`
    with known as (
      select account_id, message_id from outbox
      where case when ${messageId}::uuid is null then provider_id = ${providerId} else message_id = ${messageId} end
        and channel = 'sms' and account_id = coalesce(${accountId}::bigint, account_id)),
    written as (
      update outbox set delivery = ${status}, last_error = coalesce(${error}, last_error),
        provider_id = coalesce(provider_id, ${providerId}),
        -- Of a message whose fate was unknown the provider knows after all.
        state = case when state = 'unknown' then 'sent' else state end,
        sent_at = case when state = 'unknown' then now() else sent_at end
      from known
      where outbox.account_id = known.account_id and outbox.message_id = known.message_id
        and coalesce(array_position(${order}::text[], delivery), 0) < array_position(${order}::text[], ${status}::text))
    select from known`;
  return rows.length > 0;
}
