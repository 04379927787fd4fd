import * as v from 'valibot';
import { apiField, why } from '../../api/pure/index';

const [mostRows, usualRows] = [100, 50];

/** A message that Beckon gave up on. [OWN-13] */
export const FailedMessageShape = v.object({
  messageId: apiField.uuid,
  channel: v.string(),
  recipient: v.string(),
  text: v.string(),
  state: v.pipe(
    v.picklist(['failed', 'unknown']),
    v.description('unknown: the message may have arrived, so it can’t be sent again.'),
  ),
  reason: v.pipe(v.string(), v.description('Why, as a sentence.')),
  why: v.pipe(
    v.object({ error: v.nullable(v.string()), ...why }),
    v.description('The same with a stable code, for translations.'),
  ),
  failedAt: apiField.time,
});

/** Messages that weren't sent, and texts that wait for the daily limit. [OWN-13, NET-12] */
export const FailedMessagesShape = v.object({
  messages: v.array(FailedMessageShape),
  overLimit: v.pipe(
    v.object({ texts: v.number(), since: v.nullable(apiField.time) }),
    v.description('Texts that wait until your daily limit allows them.'),
  ),
});

/** How many messages to list. */
export const FailedMessagesQuery = v.strictObject({ rows: apiField.rows(mostRows, usualRows) });
