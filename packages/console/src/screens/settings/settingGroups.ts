import { texts } from '@beckon/contract';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { SettingField } from './SettingField';

const { texts: sms, messenger, site, providers: carriers } = copy.settings.groups;

/** The switch that also comes with a country in which it is advisable. [OWN-02, SMS-11] */
export const doubleOptIn = {
  name: 'smsDoubleOptIn',
  label: sms.doubleOptIn,
  help: sms.doubleOptInHelp,
  control: { kind: 'toggle' },
} satisfies SettingField;

/** The settings in groups, each saved separately; `offersFor` adds the providers. [OWN-02, OWN-03] */
export const settingGroups: readonly {
  id: string;
  title: string;
  lead: string;
  fields: readonly SettingField[];
}[] = [
  {
    id: 'texts',
    title: sms.title,
    lead: sms.lead,
    fields: [
      {
        name: 'smsProvider',
        label: sms.provider,
        help: sms.providerHelp,
        control: {
          kind: 'choice',
          options: [
            ['none', carriers.none],
            ['sandbox', carriers.sandbox],
          ],
        },
      },
      {
        name: 'widgetPhone',
        label: sms.phone,
        help: sms.phoneHelp,
        control: { kind: 'text', placeholder: '+1 202 555 0100' },
      },
      { name: 'smsChannelConnected', label: sms.inChat, control: { kind: 'toggle' } },
      {
        name: 'supportContact',
        label: sms.support,
        help: sms.supportHelp,
        control: { kind: 'text', placeholder: 'hello@example.com' },
      },
      doubleOptIn,
      { name: 'smsQuietHours', label: sms.quiet, help: sms.quietHelp, control: { kind: 'toggle' } },
      {
        name: 'smsCountries',
        label: sms.countries,
        help: sms.countriesHelp,
        control: { kind: 'countries', placeholder: sms.countriesExample },
      },
      {
        name: 'smsDailyParts',
        label: sms.dailyLimit,
        help: sms.dailyLimitHelp,
        control: { kind: 'number', min: 0, max: 1_000_000, unit: sms.segments },
      },
      {
        name: 'smsPartPriceMinor',
        label: sms.price,
        help: sms.priceHelp,
        control: { kind: 'number', min: 0, max: 1_000_000, unit: sms.cents },
      },
      {
        name: 'smsDailySpendMinor',
        label: sms.budget,
        help: sms.budgetHelp,
        control: { kind: 'number', min: 0, max: 1_000_000, unit: sms.cents },
      },
    ],
  },
  {
    id: 'messenger',
    title: messenger.title,
    lead: messenger.lead,
    fields: [
      {
        name: 'messengerProvider',
        label: messenger.provider,
        control: {
          kind: 'choice',
          options: [
            ['none', carriers.none],
            ['sandbox', carriers.sandbox],
          ],
        },
      },
      {
        name: 'fbPageId',
        label: messenger.pageId,
        control: { kind: 'text', placeholder: '100000000000000' },
      },
      { name: 'appId', label: messenger.appId, control: { kind: 'text' } },
      {
        name: 'messengerMode',
        label: messenger.mode,
        control: {
          kind: 'choice',
          options: [
            ['link', messenger.modes.link],
            ['plugin', messenger.modes.plugin],
          ],
        },
      },
      {
        name: 'defaultSize',
        label: messenger.size,
        help: messenger.sizeHelp,
        control: {
          kind: 'choice',
          options: [
            ['', messenger.sizes.auto],
            ['s', messenger.sizes.s],
            ['m', messenger.sizes.m],
            ['l', messenger.sizes.l],
          ],
          old: [
            ['standard', messenger.sizes.standard],
            ['large', messenger.sizes.large],
            ['xlarge', messenger.sizes.xlarge],
          ],
        },
      },
      {
        name: 'fbSdkVersion',
        label: messenger.version,
        isRequired: true,
        control: { kind: 'text', placeholder: 'v3.1' },
      },
    ],
  },
  {
    id: 'site',
    title: site.title,
    lead: site.lead,
    fields: [
      { name: 'pageName', label: site.name, isRequired: true, control: { kind: 'text' } },
      {
        name: 'whitelist',
        label: site.websites,
        neededFor: site.websitesNeededFor,
        help: site.websitesHelp,
        control: { kind: 'lines', placeholder: site.websitesExample },
      },
      {
        name: 'country',
        label: site.country,
        isRequired: true,
        help: site.countryHelp,
        control: { kind: 'country' },
      },
      {
        name: 'timeZone',
        label: site.timeZone,
        isRequired: true,
        help: site.timeZoneHelp,
        control: { kind: 'zone' },
      },
      {
        name: 'locale',
        label: site.locale,
        isRequired: true,
        control: { kind: 'text', placeholder: 'en_US' },
      },
      {
        name: 'termsUrl',
        label: site.terms,
        control: { kind: 'text', placeholder: 'https://example.com/terms' },
      },
      {
        name: 'privacyUrl',
        label: site.privacy,
        control: { kind: 'text', placeholder: 'https://example.com/privacy' },
      },
      {
        name: 'smsLegalExtra',
        label: site.legal,
        help: site.legalHelp,
        control: { kind: 'text' },
      },
      {
        name: 'isEuAffected',
        label: site.european,
        help: fill(site.europeanHelp, { link: texts.goToMessenger }),
        control: { kind: 'toggle' },
      },
      { name: 'planBadge', label: site.badge, control: { kind: 'toggle' } },
    ],
  },
];
