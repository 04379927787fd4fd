import * as v from 'valibot';
import { apiField, because } from '../../api/pure/index';

const secretCharacters = 500;
const phoneCharacters = 64;
const names = ['twilio', 'messenger'] as const;

const Secret = v.pipe(
  v.string(),
  v.regex(/^\S{8,}$/, because('secret')),
  v.maxLength(secretCharacters, because('too_long')),
);

/** The name of a provider that accounts connect themselves. */
export const ConnectionName = v.picklist(names, `must be one of ${names.join(', ')}`);

/** Which providers an account is connected to; never contains their secrets. [OWN-02] */
export const ConnectionsShape = v.object({
  connections: v.array(v.object({ name: ConnectionName, hint: v.string(), updatedAt: apiField.time })),
  smsWebhook: v.pipe(v.string(), v.description('Webhook URL for incoming messages. Set it in Twilio.')),
  messengerWebhook: v.pipe(v.string(), v.description('Callback URL. Set it in your Meta app.')),
  messengerVerifyToken: v.string(),
});

/** What connects an account to its provider. [OWN-02] */
export const connectionBodies = {
  twilio: v.strictObject({
    accountSid: v.pipe(v.string(), v.regex(/^AC[0-9a-f]{32}$/i, because('account_sid'))),
    authToken: Secret,
    phone: apiField.text(phoneCharacters),
  }),
  messenger: v.strictObject({
    pageId: v.pipe(v.string(), v.regex(/^\d{1,30}$/, because('page_id'))),
    pageToken: Secret,
    appSecret: Secret,
  }),
};
