import type { AnySql } from '../database/Sql';

/** An event that a provider told us, under the id by which it would tell it again. */
export type WebhookEvent = { provider: string; eventId: string; bodySha256: string };

/**
 * Is this event told for the first time? Call it in the transaction of the event's effect: then a repeat waits for that to
 * end, and one whose effect failed may come again. [OWN-13, OWN-14]
 */
export async function claimWebhookEvent(sql: AnySql, event: WebhookEvent): Promise<boolean> {
  const rows = await sql`
    insert into webhook_events (provider, event_id, body_sha256)
    values (${event.provider}, ${event.eventId}, ${event.bodySha256})
    on conflict do nothing returning event_id`;
  return rows.length > 0;
}
