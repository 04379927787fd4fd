import { publicChannels } from '@beckon/contract/messageChannels';
import * as v from 'valibot';
import { apiField, why } from '../../api/pure/index';

const toCharacters = 64;

/** The recipient of a test message. [OWN-13] */
export const TestMessageOrder = v.strictObject({
  channel: v.picklist(publicChannels, `must be one of ${publicChannels.join(', ')}`),
  to: v.pipe(apiField.text(toCharacters), v.description('A phone number, or for Messenger a subscriber ID.')),
});

/** The status of a test message. [OWN-13] */
export const TestMessageShape = v.object({
  state: v.picklist(['queued', 'sending', 'sent', 'failed', 'cancelled', 'unknown']),
  attempts: v.number(),
  error: v.nullable(v.string()),
  ...why,
});
