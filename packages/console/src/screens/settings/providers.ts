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
    lead: 'Texts go out from a number of your own Twilio account. Twilio is asked whether it is yours.',
    fields: [
      {
        name: 'accountSid',
        label: 'Account SID',
        placeholder: 'AC…',
        help: 'On the first page of Twilio’s console.',
      },
      {
        name: 'authToken',
        label: 'Auth token',
        isSecret: true,
        help: 'It is kept sealed and never shown again.',
      },
      { name: 'phone', label: 'Your number', placeholder: '+1 202 555 0100' },
    ],
    tells: [{ label: 'Address for incoming messages', read: ({ smsWebhook }) => smsWebhook }],
  },
  {
    name: 'messenger',
    channel: 'messenger',
    setting: 'messengerProvider',
    title: 'Messenger',
    lead: 'Messages are written from your own page. The platform is asked whether it is yours.',
    fields: [
      { name: 'pageId', label: 'Number of your page', placeholder: '100000000000000' },
      { name: 'pageToken', label: 'Access token of the page', isSecret: true },
      {
        name: 'appSecret',
        label: 'Secret of the app',
        isSecret: true,
        help: 'Both are kept sealed and never shown again.',
      },
    ],
    tells: [
      { label: 'Callback address', read: ({ messengerWebhook }) => messengerWebhook },
      { label: 'Verify token', read: ({ messengerVerifyToken }) => messengerVerifyToken },
    ],
  },
];
