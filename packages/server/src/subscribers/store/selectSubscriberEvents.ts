import type { AnySql } from '../../database/index';

/** Something that a known person did on a site. */
export type SubscriberEvent = {
  eventId: string;
  kind: string;
  name: string;
  widgetId: number | null;
  currency: string;
  amountMinor: number;
  happenedAt: Date;
  sessionId: string | null;
  externalId: string | null;
  payload: unknown;
  sessionData: unknown;
};

/** What a subscriber did, newest first: visits through a link with a token, conversions, sales. [OWN-17] */
export async function selectSubscriberEvents(
  sql: AnySql,
  { accountId, subscriberId, most }: { accountId: number; subscriberId: string; most: number },
): Promise<SubscriberEvent[]> {
  return await sql<SubscriberEvent[]>`
    select event_id as "eventId", kind, name, widget_id as "widgetId", currency, amount_minor as "amountMinor",
      happened_at as "happenedAt", session_id as "sessionId", external_id as "externalId", payload,
      session_data as "sessionData"
    from events where account_id = ${accountId} and subscriber_id = ${subscriberId}
    order by happened_at desc, event_id desc limit ${most}`;
}
