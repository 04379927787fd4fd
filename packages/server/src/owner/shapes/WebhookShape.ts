import * as v from 'valibot';
import { apiField } from './apiField';

const rows = 100;

/** What webhooks can be told of. [OWN-15] */
export const webhookEvents = ['opt_in'] as const;

const Events = v.pipe(
  v.array(v.picklist(webhookEvents, `must be one of ${webhookEvents.join(', ')}`)),
  v.minLength(1, 'must name an event'),
);

/** A webhook as its owner sees it. */
export const WebhookShape = v.object({
  webhookId: apiField.uuid,
  url: v.string(),
  events: v.array(v.string()),
  isActive: v.boolean(),
  createdAt: apiField.time,
});

/** A delivery and how each try of it went. */
export const DeliveryShape = v.object({
  deliveryId: apiField.uuid,
  event: v.string(),
  state: v.picklist(['waiting', 'delivered', 'failed']),
  tries: v.number(),
  nextTryAt: apiField.time,
  createdAt: apiField.time,
  attempts: v.array(
    v.object({ triedAt: apiField.time, status: v.nullable(v.number()), error: v.string(), ms: v.number() }),
  ),
});

/** What is asked of owners who set up webhooks. */
export const webhookBodies = {
  create: v.strictObject({ url: apiField.webAddress, events: v.optional(Events, ['opt_in']) }),
  change: v.strictObject({
    url: v.optional(apiField.webAddress),
    events: v.optional(Events),
    isActive: v.optional(apiField.flag),
  }),
  deliveries: v.strictObject({ rows: apiField.rows(rows, 50) }),
};
