import { lists } from '@beckon/contract';
import * as v from 'valibot';
import { apiField, because } from '../../api/pure/index';

const searchCharacters = 40;
const rows = 200;

/** A subscriber. [OWN-12] */
export const SubscriberShape = v.object({
  subscriberId: apiField.uuid,
  channel: v.string(),
  phone: v.pipe(
    v.nullable(v.string()),
    v.description('`null` in Messenger, and if the number was deleted years after this person opted out.'),
  ),
  messengerId: v.pipe(v.nullable(v.string()), v.description('Their ID on the Facebook Page.')),
  sourceWidgetId: v.number(),
  sourceWidgetName: v.nullable(v.string()),
  pageAddress: v.nullable(v.string()),
  payload: v.pipe(v.string(), v.description('The payload of the latest opt-in.')),
  createdAt: apiField.time,
  lastOptInAt: apiField.time,
  stoppedAt: v.pipe(
    v.nullable(apiField.time),
    v.description('When this person unsubscribed (STOP). Beckon no longer messages them.'),
  ),
});

/** A consent receipt with the exact words the subscriber agreed to. */
export const ConsentShape = v.object({
  consentId: apiField.uuid,
  subscriberId: apiField.uuid,
  phone: v.pipe(
    v.nullable(v.string()),
    v.description(
      '`null` if this person was erased, or opted out years ago. A search for the number finds it.',
    ),
  ),
  method: v.string(),
  consentText: v.string(),
  textSha256: v.string(),
  textVersion: v.string(),
  buttonLabel: v.string(),
  noticeKnown: v.boolean(),
  pageAddress: v.nullable(v.string()),
  origin: v.string(),
  widgetId: v.number(),
  widgetVersion: v.number(),
  ipShort: v.string(),
  userAgent: v.string(),
  createdAt: v.pipe(apiField.time, v.description('When it was recorded.')),
  givenAt: v.pipe(
    apiField.time,
    v.description('When it was given. Earlier than `createdAt` if the number was confirmed later.'),
  ),
  sessionId: v.string(),
  instanceId: v.string(),
  seq: v.pipe(v.nullable(v.number()), v.description('Its number in the account’s consent chain.')),
  prevHash: v.nullable(v.string()),
  hash: v.nullable(v.string()),
});

/** Something that a subscriber did on a site. [OWN-17] */
export const SubscriberEventShape = v.object({
  eventId: apiField.uuid,
  kind: v.string(),
  name: v.string(),
  widgetId: v.nullable(v.number()),
  currency: v.string(),
  amountMinor: v.number(),
  happenedAt: apiField.time,
  sessionId: v.nullable(v.string()),
  externalId: v.nullable(v.string()),
  payload: v.unknown(),
  sessionData: v.unknown(),
});

/** A message to or from a subscriber, and its status. [OWN-13] */
const MessageShape = v.object({
  direction: v.picklist(['in', 'out']),
  channel: v.string(),
  text: v.string(),
  state: v.string(),
  at: v.pipe(apiField.time, v.description('When it was sent or received; if it waits, when we’ll send it.')),
});

/** Everything stored about one person. */
export const PersonShape = v.object({
  ...SubscriberShape.entries,
  consents: v.array(ConsentShape),
  optIns: v.array(
    v.object({ sessionId: v.string(), widgetId: v.number(), payload: v.string(), createdAt: apiField.time }),
  ),
  events: v.array(SubscriberEventShape),
  messages: v.array(MessageShape),
  fields: v.array(v.object({ fieldId: v.string(), value: v.string(), updatedAt: apiField.time })),
  stops: v.pipe(
    v.array(v.object({ channel: v.string(), since: apiField.time, reason: v.string() })),
    v.description('Channels this person unsubscribed from.'),
  ),
  pending: v.pipe(
    v.array(v.object({ createdAt: apiField.time, expiresAt: apiField.time, content: v.unknown() })),
    v.description('Opt-ins waiting for a YES from this number.'),
  ),
  refs: v.array(v.object({ ref: v.string(), createdAt: apiField.time })),
  deliveries: v.pipe(
    v.array(
      v.object({
        deliveryId: apiField.uuid,
        event: v.string(),
        state: v.string(),
        body: v.string(),
        createdAt: apiField.time,
      }),
    ),
    v.description('Webhook deliveries about this person.'),
  ),
});

/** Everything stored about a number. */
export const NumberShape = v.object({
  phone: v.string(),
  subscriberId: v.nullable(apiField.uuid),
  consents: PersonShape.entries.consents,
  messages: PersonShape.entries.messages,
  stops: PersonShape.entries.stops,
  pending: PersonShape.entries.pending,
  refs: PersonShape.entries.refs,
});

const filters = {
  search: v.optional(v.pipe(v.string(), v.maxLength(searchCharacters, because('too_long')))),
  channel: v.optional(v.picklist(lists.channels, `must be one of ${lists.channels.join(', ')}`)),
  widgetId: v.optional(apiField.number),
  from: v.optional(apiField.day),
  to: v.optional(apiField.day),
};

/** The end of a page, from the previous answer: time and id. */
const After = v.pipe(
  v.string(),
  v.regex(/^\d{1,16}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be `next` of the previous page'),
  v.transform((text) => ({ atUs: Number(text.split('.')[0]), subscriberId: text.split('.')[1] ?? '' })),
);

/** Which subscribers to return. */
export const subscriberQueries = {
  list: v.strictObject({ ...filters, after: v.optional(After), rows: apiField.rows(rows, 50) }),
  export: v.strictObject(filters),
  consents: v.strictObject({
    subscriberId: v.optional(apiField.uuid),
    after: v.optional(apiField.uuid),
    rows: apiField.rows(rows, 50),
  }),
};
