import { publicChannels } from '@beckon/contract/messageChannels';
import * as v from 'valibot';
import { apiField } from '../../api/pure/index';
import { type ProviderRecord, providerRecords } from '../../providers/pure/index';

const names = providerRecords.map(({ name }) => name);
const Words = v.object({ en: v.string(), es: v.string() });

/** The name of a provider that accounts connect themselves. */
export const ConnectionName = v.picklist(names, `must be one of ${names.join(', ')}`);

/** A provider that an account can connect: which credentials it asks for, and what to set up there. [OWN-02] */
const ConnectableShape = v.object({
  name: ConnectionName,
  channel: v.picklist(publicChannels),
  label: v.string(),
  lead: Words,
  fields: v.pipe(
    v.array(
      v.object({
        name: v.string(),
        label: Words,
        help: v.nullable(Words),
        placeholder: v.string(),
        isSecret: v.boolean(),
      }),
    ),
    v.description('What to send to connect it.'),
  ),
  setUp: v.pipe(
    v.array(v.object({ label: Words, value: v.string() })),
    v.description('What to enter at the provider, so that replies arrive.'),
  ),
});

/** Which providers an account is connected to; never contains their secrets. [OWN-02] */
export const ConnectionsShape = v.object({
  connections: v.array(
    v.object({
      name: ConnectionName,
      hint: v.string(),
      updatedAt: apiField.time,
      calledAt: v.pipe(
        v.nullable(apiField.time),
        v.description(
          'When the SMS provider last called the webhook with a valid signature. `null`: not yet, so check the webhook and the secret. Always `null` for Messenger.',
        ),
      ),
    }),
  ),
  providers: v.array(ConnectableShape),
  smsWebhook: v.pipe(
    v.string(),
    v.description('Webhook URL for incoming texts. Providers with another one have it in `setUp`.'),
  ),
  messengerWebhook: v.pipe(v.string(), v.description('Callback URL. Set it in your Meta app.')),
  messengerVerifyToken: v.string(),
});

/** What connects an account to this provider. [OWN-02] */
export const buildConnectionBody = ({ fields }: ProviderRecord) =>
  v.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema] as const)),
  );
