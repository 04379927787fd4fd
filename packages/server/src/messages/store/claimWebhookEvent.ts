import type { AnySql } from '../../database/index';

/** A provider's event, with the id that a repeat would have. */
export type WebhookEvent = { provider: string; eventId: string; bodySha256: string };

/**
 * Is this event new? Call it in the transaction of the event's effect: then a repeat waits for that to
 * end, and a failed one may come again. [OWN-13, OWN-14]
 */
export async function claimWebhookEvent(sql: AnySql, event: WebhookEvent): Promise<boolean> {
  const rows = await sql`
    insert into webhook_events (provider, event_id, body_sha256)
    values (${event.provider}, ${event.eventId}, ${event.bodySha256})
    on conflict do nothing returning event_id`;
  return rows.length > 0;
}
