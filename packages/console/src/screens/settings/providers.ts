import type { Api } from '../../data/Api';

type Connections = Api['connections'];

/** A provider of messages: what it asks for, and what it has to be told. */
export type Provider = {
  name: Api['connection']['name'];
  channel: 'sms' | 'messenger';
  setting: 'smsProvider' | 'messengerProvider';
  title: string;
  lead: string;
  fields: readonly { name: string; label: string; help?: string; placeholder?: string; isSecret?: true }[];
  /** What the owner sets at the provider, so that answers arrive here. */
  tells: readonly { label: string; read: (connections: Connections) => string }[];
};

/** The providers that an account connects by itself. [OWN-02, OWN-13, OWN-14] */
export const providers: readonly Provider[] = [
  {
    name: 'twilio',
    channel: 'sms',
    setting: 'smsProvider',
    title: 'Twilio',
    lead: 'Send texts from your own Twilio number. We check the credentials with Twilio.',
    fields: [
      {
        name: 'accountSid',
        label: 'Account SID',
        placeholder: 'AC…',
        help: 'Find it on the home page of the Twilio Console.',
      },
      {
        name: 'authToken',
        label: 'Auth token',
        isSecret: true,
        help: 'Stored encrypted and never shown again.',
      },
      { name: 'phone', label: 'Your number', placeholder: '+1 202 555 0100' },
    ],
    tells: [{ label: 'Webhook for incoming messages', read: ({ smsWebhook }) => smsWebhook }],
  },
  {
    name: 'messenger',
    channel: 'messenger',
    setting: 'messengerProvider',
    title: 'Messenger',
    lead: 'Send messages from your own Facebook Page. We check the credentials with Facebook.',
    fields: [
      { name: 'pageId', label: 'Facebook Page ID', placeholder: '100000000000000' },
      { name: 'pageToken', label: 'Page access token', isSecret: true },
      {
        name: 'appSecret',
        label: 'App secret',
        isSecret: true,
        help: 'Both are stored encrypted and never shown again.',
      },
    ],
    tells: [
      { label: 'Callback URL', read: ({ messengerWebhook }) => messengerWebhook },
      { label: 'Verify token', read: ({ messengerVerifyToken }) => messengerVerifyToken },
    ],
  },
];
