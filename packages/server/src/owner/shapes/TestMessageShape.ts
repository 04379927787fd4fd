import * as v from 'valibot';
import { apiField } from './apiField';

const channels = ['sms', 'messenger'] as const;
const toCharacters = 64;

/** Whom to send a test message. [OWN-13] */
export const TestMessageOrder = v.strictObject({
  channel: v.picklist(channels, `must be one of ${channels.join(', ')}`),
  to: v.pipe(
    apiField.text(toCharacters),
    v.description('A phone number; for the messenger the id of a subscriber.'),
  ),
});

/** What became of it. [OWN-13] */
export const TestMessageShape = v.object({
  state: v.picklist(['queued', 'sending', 'sent', 'failed', 'cancelled', 'unknown']),
  attempts: v.number(),
  error: v.nullable(v.string()),
});
