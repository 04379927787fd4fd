import type { Api } from '../../data/Api';

type Settings = Api['settings'];

/** One setting of an account: what it is called, and how it is edited. */
export type SettingField = {
  name: keyof Settings;
  label: string;
  help?: string;
  control:
    | { kind: 'text' | 'toggle' | 'lines'; placeholder?: string }
    | { kind: 'number'; min: number; max: number; unit: string }
    | { kind: 'choice'; options: readonly (readonly [value: string, label: string])[] };
};

/** The settings in groups, each saved by itself. [OWN-02, OWN-03] */
export const settingGroups: readonly {
  id: string;
  title: string;
  lead: string;
  fields: readonly SettingField[];
}[] = [
  {
    id: 'texts',
    title: 'Text messages',
    lead: 'How those who leave their number hear from you.',
    fields: [
      {
        name: 'smsProvider',
        label: 'Sent by',
        help: 'The sandbox sends nothing: texts arrive on a phone that you can look at here.',
        control: {
          kind: 'choice',
          options: [
            ['none', 'Nobody'],
            ['sandbox', 'Sandbox'],
            ['twilio', 'Twilio'],
          ],
        },
      },
      {
        name: 'widgetPhone',
        label: 'Your number',
        help: 'From which texts come, and to which visitors write.',
        control: { kind: 'text', placeholder: '+1 202 555 0100' },
      },
      {
        name: 'smsChannelConnected',
        label: 'Offer text messages in chat bubbles',
        control: { kind: 'toggle' },
      },
      {
        name: 'supportContact',
        label: 'Where people get help',
        help: 'Sent to whoever texts HELP.',
        control: { kind: 'text', placeholder: 'hello@example.com' },
      },
      {
        name: 'smsDoubleOptIn',
        label: 'Ask by text whether they really want it',
        help: 'Whoever leaves a number is a subscriber once they have answered YES.',
        control: { kind: 'toggle' },
      },
      {
        name: 'smsCountries',
        label: 'Countries whose numbers you take',
        help: 'Two letters on each line, such as US. Empty: your own country alone.',
        control: { kind: 'lines', placeholder: 'US' },
      },
      {
        name: 'smsDailyParts',
        label: 'Most you send in a day',
        help: 'A long text has several parts, each of which is paid.',
        control: { kind: 'number', min: 0, max: 1_000_000, unit: 'parts' },
      },
      {
        name: 'smsPartPriceMinor',
        label: 'What one part costs you',
        help: 'In cents, or what your money has instead. 0: nobody counts.',
        control: { kind: 'number', min: 0, max: 1_000_000, unit: 'cents' },
      },
      {
        name: 'smsDailySpendMinor',
        label: 'Most you spend in a day',
        help: 'Empty: as many parts as are allowed.',
        control: { kind: 'number', min: 0, max: 1_000_000, unit: 'cents' },
      },
    ],
  },
  {
    id: 'messenger',
    title: 'Messenger',
    lead: 'The page that people write to.',
    fields: [
      {
        name: 'messengerProvider',
        label: 'Sent by',
        control: {
          kind: 'choice',
          options: [
            ['none', 'Nobody'],
            ['sandbox', 'Sandbox'],
            ['messenger', 'Messenger'],
          ],
        },
      },
      {
        name: 'fbPageId',
        label: 'Number of your page',
        control: { kind: 'text', placeholder: '100000000000000' },
      },
      { name: 'appId', label: 'Number of your app', control: { kind: 'text' } },
      {
        name: 'messengerMode',
        label: 'Widgets use',
        control: {
          kind: 'choice',
          options: [
            ['link', 'Links'],
            ['plugin', 'Plugins'],
          ],
        },
      },
      {
        name: 'defaultSize',
        label: 'Size of buttons',
        help: 'For links and plugins of widgets that have no size of their own.',
        control: {
          kind: 'choice',
          options: [
            ['', 'Automatic'],
            ['s', 'Small'],
            ['m', 'Medium'],
            ['l', 'Large'],
            ['standard', 'Standard (same as Small)'],
            ['large', 'Large plugin (same as Medium)'],
            ['xlarge', 'Extra large (same as Large)'],
          ],
        },
      },
      {
        name: 'fbSdkVersion',
        label: 'Version of the plugins',
        control: { kind: 'text', placeholder: 'v3.1' },
      },
    ],
  },
  {
    id: 'site',
    title: 'Site',
    lead: 'What your visitors and the law need to know.',
    fields: [
      { name: 'pageName', label: 'Name of your site', control: { kind: 'text' } },
      {
        name: 'whitelist',
        label: 'Websites that may carry your widgets',
        help: 'One on each line; *.example.com stands for all names under it.',
        control: { kind: 'lines', placeholder: 'example.com' },
      },
      {
        name: 'country',
        label: 'Country',
        help: 'Two letters; numbers without a country code are read with it.',
        control: { kind: 'text', placeholder: 'US' },
      },
      { name: 'locale', label: 'Language of the plugins', control: { kind: 'text', placeholder: 'en_US' } },
      {
        name: 'termsUrl',
        label: 'Address of your terms',
        control: { kind: 'text', placeholder: 'https://example.com/terms' },
      },
      {
        name: 'privacyUrl',
        label: 'Address of your privacy notice',
        control: { kind: 'text', placeholder: 'https://example.com/privacy' },
      },
      {
        name: 'smsLegalExtra',
        label: 'A sentence of your own in the legal notice',
        control: { kind: 'text' },
      },
      {
        name: 'isEuAffected',
        label: 'European law applies',
        help: 'Visitors tick a consent box before they leave a number, in words without US terms.',
        control: { kind: 'toggle' },
      },
      { name: 'planBadge', label: 'Show “Powered by Beckon”', control: { kind: 'toggle' } },
    ],
  },
];
