import { texts } from '@beckon/contract';
import type { SettingField } from './SettingField';

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
    lead: 'How subscribers get your text messages.',
    fields: [
      {
        name: 'smsProvider',
        label: 'Provider',
        help: 'The sandbox doesn’t send anything. Its messages appear on a test phone here.',
        control: {
          kind: 'choice',
          options: [
            ['none', 'None'],
            ['sandbox', 'Sandbox'],
            ['twilio', 'Twilio'],
          ],
        },
      },
      {
        name: 'widgetPhone',
        label: 'Your number',
        help: 'Your texts come from this number, and visitors can text it.',
        control: { kind: 'text', placeholder: '+1 202 555 0100' },
      },
      {
        name: 'smsChannelConnected',
        label: 'Offer text messages in chat bubbles',
        control: { kind: 'toggle' },
      },
      {
        name: 'supportContact',
        label: 'Support contact',
        help: 'Sent to anyone who texts HELP.',
        control: { kind: 'text', placeholder: 'hello@example.com' },
      },
      {
        name: 'smsDoubleOptIn',
        label: 'Double opt-in',
        help: 'New subscribers confirm by replying YES.',
        control: { kind: 'toggle' },
      },
      {
        name: 'smsCountries',
        label: 'Accepted countries',
        help: 'Leave empty for your own country only.',
        control: { kind: 'countries', placeholder: 'Add a country' },
      },
      {
        name: 'smsDailyParts',
        label: 'Daily limit',
        help: 'Long texts have several segments, and each one is billed.',
        control: { kind: 'number', min: 0, max: 1_000_000, unit: 'segments' },
      },
      {
        name: 'smsPartPriceMinor',
        label: 'Price per segment',
        help: 'Price per SMS segment, in cents. 0 turns tracking off.',
        control: { kind: 'number', min: 0, max: 1_000_000, unit: 'cents' },
      },
      {
        name: 'smsDailySpendMinor',
        label: 'Daily budget',
        help: 'Leave empty to use only the daily limit above.',
        control: { kind: 'number', min: 0, max: 1_000_000, unit: 'cents' },
      },
    ],
  },
  {
    id: 'messenger',
    title: 'Messenger',
    lead: 'The Facebook Page that people message.',
    fields: [
      {
        name: 'messengerProvider',
        label: 'Provider',
        control: {
          kind: 'choice',
          options: [
            ['none', 'None'],
            ['sandbox', 'Sandbox'],
            ['messenger', 'Messenger'],
          ],
        },
      },
      {
        name: 'fbPageId',
        label: 'Facebook Page ID',
        control: { kind: 'text', placeholder: '100000000000000' },
      },
      { name: 'appId', label: 'Facebook App ID', control: { kind: 'text' } },
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
        label: 'Default button size',
        help: 'Used by widgets that don’t set their own size.',
        control: {
          kind: 'choice',
          options: [
            ['', 'Automatic'],
            ['s', 'Small'],
            ['m', 'Medium'],
            ['l', 'Large'],
          ],
          old: [
            ['standard', 'Standard (same as Small)'],
            ['large', 'Large plugin (same as Medium)'],
            ['xlarge', 'Extra large (same as Large)'],
          ],
        },
      },
      {
        name: 'fbSdkVersion',
        label: 'Plugin version',
        isRequired: true,
        control: { kind: 'text', placeholder: 'v3.1' },
      },
    ],
  },
  {
    id: 'site',
    title: 'Site',
    lead: 'What your visitors and the law need to know.',
    fields: [
      { name: 'pageName', label: 'Site name', isRequired: true, control: { kind: 'text' } },
      {
        name: 'whitelist',
        label: 'Websites',
        help: 'Use *.example.com for all subdomains. Sign-ups from other websites are rejected.',
        control: { kind: 'lines', placeholder: 'Add a website' },
      },
      {
        name: 'country',
        label: 'Country',
        isRequired: true,
        help: 'Phone numbers without a country code belong to this country.',
        control: { kind: 'country' },
      },
      {
        name: 'locale',
        label: 'Plugin language',
        isRequired: true,
        control: { kind: 'text', placeholder: 'en_US' },
      },
      {
        name: 'termsUrl',
        label: 'Terms URL',
        control: { kind: 'text', placeholder: 'https://example.com/terms' },
      },
      {
        name: 'privacyUrl',
        label: 'Privacy policy URL',
        control: { kind: 'text', placeholder: 'https://example.com/privacy' },
      },
      {
        name: 'smsLegalExtra',
        label: 'Extra legal text',
        help: 'Added to the legal text of every phone form.',
        control: { kind: 'text' },
      },
      {
        name: 'isEuAffected',
        label: 'European law applies',
        help: `Visitors check a consent box before they submit a number. The text has no US terms, and a widget’s own legal text replaces it. Messenger buttons become a “${texts.goToMessenger}” link.`,
        control: { kind: 'toggle' },
      },
      { name: 'planBadge', label: 'Show “Powered by Beckon”', control: { kind: 'toggle' } },
    ],
  },
];
