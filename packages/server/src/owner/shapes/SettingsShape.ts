import { limits, lists } from '@beckon/contract';
import * as v from 'valibot';
import { apiField } from './apiField';

const nameCharacters = 200;
const idCharacters = 64;
const legalCharacters = 2000;

const contactCharacters = 200;
const mostCountries = 250;
const mostPerDay = 1_000_000;
const smsProviders = ['none', 'sandbox', 'twilio'] as const;
const messengerProviders = ['none', 'sandbox', 'messenger'] as const;
const Country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be the two letters of a country, such as US'));
const PerDay = v.pipe(apiField.wholeNumber, v.maxValue(mostPerDay, `must be at most ${mostPerDay}`));

/** The settings that an owner can change. [OWN-02, OWN-03] */
const fields = {
  pageName: apiField.text(nameCharacters),
  fbPageId: v.pipe(v.string(), v.regex(/^\d{0,30}$/, 'must be the number of a messenger page')),
  appId: v.pipe(v.string(), v.regex(/^\d{0,30}$/, 'must be the number of a messenger app')),
  widgetPhone: v.pipe(v.string(), v.maxLength(idCharacters, 'is too long')),
  smsChannelConnected: apiField.flag,
  country: Country,
  locale: v.pipe(
    v.string(),
    v.regex(/^[a-z]{2,3}(?:[_-][A-Za-z]{2,4}){0,2}$/, 'must be a locale such as en_US'),
  ),
  defaultSize: v.nullable(v.picklist(lists.buttonSizes, `must be one of ${lists.buttonSizes.join(', ')}`)),
  fbSdkVersion: v.pipe(v.string(), v.regex(/^v\d{1,3}\.\d{1,3}$/, 'must be a version such as v3.1')),
  planBadge: apiField.flag,
  isEuAffected: apiField.flag,
  messengerMode: v.picklist(lists.messengerModes, `must be one of ${lists.messengerModes.join(', ')}`),
  termsUrl: v.nullable(apiField.webAddress),
  privacyUrl: v.nullable(apiField.webAddress),
  smsLegalExtra: v.nullable(apiField.text(legalCharacters)),
  smsProvider: v.picklist(smsProviders, `must be one of ${smsProviders.join(', ')}`),
  messengerProvider: v.picklist(messengerProviders, `must be one of ${messengerProviders.join(', ')}`),
  smsDoubleOptIn: v.pipe(apiField.flag, v.description('A number must answer YES before it counts.')),
  smsCountries: v.pipe(
    v.array(Country),
    v.maxLength(mostCountries, `must have at most ${mostCountries} entries`),
    v.description('Countries that texts are sent to; none named: the own alone.'),
  ),
  smsDailyParts: v.pipe(PerDay, v.description('Parts of texts that may be paid for in one day.')),
  smsPartPriceMinor: v.pipe(
    PerDay,
    v.description('What one part costs, in the smallest unit of money; 0 if nobody counts.'),
  ),
  smsDailySpendMinor: v.pipe(
    v.nullable(PerDay),
    v.description('What a day may cost, in the same unit; null: as many parts as allowed.'),
  ),
  supportContact: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(contactCharacters, 'is too long'),
    v.description('Whom a person who texts HELP may ask.'),
  ),
};

const Whitelist = v.pipe(
  v.array(v.string()),
  v.maxLength(limits.listEntries, `must have at most ${limits.listEntries} entries`),
);

/** An authorised website, and when its pages last asked for the script. [OWN-03] */
export const SiteShape = v.object({
  host: v.string(),
  isSeen: v.boolean(),
  firstSeenAt: v.nullable(apiField.time),
  lastSeenAt: v.nullable(apiField.time),
});

const Strangers = v.pipe(
  v.array(
    v.object({
      host: v.string(),
      lastSeenAt: apiField.time,
      refused: v.pipe(v.number(), v.description('Phone numbers that were left there and rejected.')),
      lastRefusedAt: v.nullable(apiField.time),
    }),
  ),
  v.description(
    'Websites that carry the script without being authorised: sign-ups by phone from there are rejected.',
  ),
);

/** The settings of an account as its members see them. [OWN-02, OWN-03] */
export const SettingsShape = v.object({
  accountId: v.number(),
  ...fields,
  country: v.string(),
  locale: v.string(),
  defaultSize: v.nullable(v.string()),
  messengerMode: v.string(),
  smsCountries: v.array(v.string()),
  whitelist: v.array(v.string()),
  sites: v.array(SiteShape),
  strangers: Strangers,
});

/** A change of settings: only what is named changes. */
export const SettingsChange = v.strictObject({
  ...(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, v.optional(field)])) as {
    [Name in keyof typeof fields]: v.OptionalSchema<(typeof fields)[Name], undefined>;
  }),
  whitelist: v.optional(Whitelist),
});

/** How a website carries the script, and whether it was seen. [OWN-04] */
export const InstallShape = v.object({
  script: v.string(),
  embed: v.string(),
  isSeen: v.boolean(),
  sites: v.array(SiteShape),
  strangers: Strangers,
});
