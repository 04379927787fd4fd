import type { AnySql, Pruning } from '../../database/index';
import { numbersOf } from '../../numbers/index';

/** A provider's event, with the id that a repeat would have. */
export type WebhookEvent = { provider: string; eventId: string; bodySha256: string };

/** How a keyed hash of a body begins: a number in it can't be tried out. Older ones are hashes without a key. [C48] */
const keyedBody = 'k1.';

/**
 * Is this event new? Call it in the transaction of the event's effect: then a repeat waits for that to
 * end, and a failed one may come again. [OWN-13, OWN-14]
 */
export async function claimWebhookEvent(sql: AnySql, event: WebhookEvent): Promise<boolean> {
  const rows = await sql`
    insert into webhook_events (provider, event_id, body_sha256)
    values (${event.provider}, ${event.eventId}, ${keyedBody + numbersOf(sql).mark(event.bodySha256)})
    on conflict do nothing returning event_id`;
  return rows.length > 0;
}

/** Removes hashes of bodies that have no key, in the order of the table's key; nothing reads them. [C48] */
export async function clearOldBodies(
  sql: AnySql,
  { atOnce = 1000, isStopping = () => false }: Pruning = {},
): Promise<void> {
  type Place = { provider: string; eventId: string };
  for (let after: Place | undefined; !isStopping(); ) {
    const seen: Place[] = await sql<Place[]>`
      with seen as materialized (
        select provider, event_id from webhook_events
        ${after ? sql`where (provider, event_id) > (${after.provider}, ${after.eventId})` : sql``}
        order by provider, event_id limit ${atOnce}),
      cleared as (
        update webhook_events as one set body_sha256 = '' from seen
        where one.provider = seen.provider and one.event_id = seen.event_id
          and body_sha256 <> '' and not starts_with(body_sha256, ${keyedBody}))
      select provider, event_id as "eventId" from seen order by provider desc, event_id desc limit 1`;
    after = seen.at(-1);
    if (!after) break;
  }
}
