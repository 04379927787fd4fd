import { copy } from '../../copy/copy';
import type { Api } from '../../data/Api';

const { twilio, messenger } = copy.settings.messages;

type Connections = Api['connections'];

/** A message provider: the credentials it needs, and what to set up there. */
export type Provider = {
  name: Api['connection']['name'];
  channel: 'sms' | 'messenger';
  setting: 'smsProvider' | 'messengerProvider';
  title: string;
  lead: string;
  fields: readonly { name: string; label: string; help?: string; placeholder?: string; isSecret?: true }[];
  /** What the owner sets up at the provider, so that replies arrive here. */
  tells: readonly { label: string; read: (connections: Connections) => string }[];
};

/** The providers that an account can connect. [OWN-02, OWN-13, OWN-14] */
export const providers: readonly Provider[] = [
  {
    name: 'twilio',
    channel: 'sms',
    setting: 'smsProvider',
    title: twilio.title,
    lead: twilio.lead,
    fields: [
      {
        name: 'accountSid',
        label: twilio.accountSid,
        placeholder: 'AC…',
        help: twilio.accountSidHelp,
      },
      {
        name: 'authToken',
        label: twilio.authToken,
        isSecret: true,
        help: twilio.authTokenHelp,
      },
      { name: 'phone', label: twilio.phone, placeholder: '+1 202 555 0100' },
    ],
    tells: [{ label: twilio.webhook, read: ({ smsWebhook }) => smsWebhook }],
  },
  {
    name: 'messenger',
    channel: 'messenger',
    setting: 'messengerProvider',
    title: messenger.title,
    lead: messenger.lead,
    fields: [
      { name: 'pageId', label: messenger.pageId, placeholder: '100000000000000' },
      { name: 'pageToken', label: messenger.pageToken, isSecret: true },
      {
        name: 'appSecret',
        label: messenger.appSecret,
        isSecret: true,
        help: messenger.appSecretHelp,
      },
    ],
    tells: [
      { label: messenger.callback, read: ({ messengerWebhook }) => messengerWebhook },
      { label: messenger.verifyToken, read: ({ messengerVerifyToken }) => messengerVerifyToken },
    ],
  },
];
