import * as v from 'valibot';
import { apiField } from '../../api/pure/index';

const rows = 100;

/** The events that webhooks can receive. [OWN-15] */
export const webhookEvents = ['opt_in', 'opt_out', 'opt_out_lifted', 'erased'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

const Events = v.pipe(
  v.array(v.picklist(webhookEvents, `must be one of ${webhookEvents.join(', ')}`)),
  v.minLength(1, 'must contain at least one event'),
);

/** A webhook as its owner sees it. */
export const WebhookShape = v.object({
  webhookId: apiField.uuid,
  url: v.string(),
  events: v.array(v.string()),
  isActive: v.boolean(),
  createdAt: apiField.time,
});

/** Why an attempt failed, apart from its status. [OWN-15] */
const webhookErrors = [
  'private_address',
  'timeout',
  'unknown_host',
  'refused',
  'closed',
  'failed',
  'redirect',
  'secret_unreadable',
] as const;
export type WebhookError = (typeof webhookErrors)[number];

const Attempt = v.object({
  triedAt: apiField.time,
  status: v.nullable(v.number()),
  error: v.pipe(
    v.string(),
    v.description(`Empty, or a stable code that says why it failed: ${webhookErrors.join(', ')}.`),
  ),
  ms: v.number(),
});

/** A delivery and the result of each try. */
export const DeliveryShape = v.object({
  deliveryId: apiField.uuid,
  event: v.string(),
  state: v.picklist(['waiting', 'delivered', 'failed']),
  tries: v.number(),
  nextTryAt: apiField.time,
  createdAt: apiField.time,
  attempts: v.array(Attempt),
});

/** Input for webhooks. */
export const webhookBodies = {
  create: v.strictObject({ url: apiField.webAddress, events: v.optional(Events, ['opt_in']) }),
  change: v.strictObject({
    url: v.optional(apiField.webAddress),
    events: v.optional(Events),
    isActive: v.optional(apiField.flag),
  }),
  deliveries: v.strictObject({ rows: apiField.rows(rows, 50) }),
};
