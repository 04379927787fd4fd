import { limits, lists } from '@beckon/contract';
import { publicChannels } from '@beckon/contract/messageChannels';
import * as v from 'valibot';
import { apiField, because } from '../../api/pure/index';
import { listChoices } from '../../providers/pure/index';

const nameCharacters = 200;
const idCharacters = 64;
const legalCharacters = 2000;

const contactCharacters = 200;
const mostCountries = 250;
const mostPerDay = 1_000_000;
const smsChoices = listChoices('sms');
const messengerChoices = listChoices('messenger');
const Country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, because('country_letters')));
const PerDay = v.pipe(apiField.wholeNumber, v.maxValue(mostPerDay, because('most')));

/** The settings that an owner can change. [OWN-02, OWN-03] */
const fields = {
  pageName: apiField.text(nameCharacters),
  fbPageId: v.pipe(v.string(), v.regex(/^\d{0,30}$/, because('page_id'))),
  appId: v.pipe(v.string(), v.regex(/^\d{0,30}$/, because('app_id'))),
  widgetPhone: v.pipe(v.string(), v.maxLength(idCharacters, because('too_long'))),
  smsChannelConnected: apiField.flag,
  country: Country,
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:[_-][A-Za-z]{2,4}){0,2}$/, because('locale'))),
  timeZone: v.pipe(v.string(), v.description('Beckon counts results by day in this time zone.')),
  defaultSize: v.nullable(v.picklist(lists.buttonSizes, `must be one of ${lists.buttonSizes.join(', ')}`)),
  fbSdkVersion: v.pipe(v.string(), v.regex(/^v\d{1,3}\.\d{1,3}$/, because('sdk_version'))),
  planBadge: apiField.flag,
  isEuAffected: apiField.flag,
  messengerMode: v.picklist(lists.messengerModes, `must be one of ${lists.messengerModes.join(', ')}`),
  termsUrl: v.nullable(apiField.webAddress),
  privacyUrl: v.nullable(apiField.webAddress),
  smsLegalExtra: v.nullable(apiField.text(legalCharacters)),
  smsProvider: v.picklist(smsChoices, `must be one of ${smsChoices.join(', ')}`),
  messengerProvider: v.picklist(messengerChoices, `must be one of ${messengerChoices.join(', ')}`),
  smsDoubleOptIn: v.pipe(apiField.flag, v.description('Subscribers must reply YES before they are added.')),
  smsQuietHours: v.pipe(
    apiField.flag,
    v.description(
      'The first text after a form waits from 9 p.m. to 8 a.m. where the visitor is. If the page doesn’t name a time zone of the number’s country, all of the country’s time zones count. Not in the sandbox.',
    ),
  ),
  smsCountries: v.pipe(
    v.array(Country),
    v.maxLength(mostCountries, because('most_entries')),
    v.description('Countries you can text. If empty, only your own country.'),
  ),
  smsDailyParts: v.pipe(PerDay, v.description('Most SMS segments to send per day.')),
  smsPartPriceMinor: v.pipe(PerDay, v.description('Price per SMS segment, in cents. 0 turns tracking off.')),
  smsDailySpendMinor: v.pipe(
    v.nullable(PerDay),
    v.description('Daily spending limit, in cents. null means no limit besides the segments.'),
  ),
  supportContact: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(contactCharacters, because('too_long')),
    v.description('Contact that subscribers get when they text HELP.'),
  ),
};

const Whitelist = v.pipe(v.array(v.string()), v.maxLength(limits.listEntries, because('most_entries')));

/** An authorized website, and when its pages last loaded the script. [OWN-03] */
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
      refused: v.pipe(v.number(), v.description('Phone numbers rejected on this website.')),
      lastRefusedAt: v.nullable(apiField.time),
    }),
  ),
  v.description(
    'Websites that load the script but aren’t on your list. Beckon rejects phone sign-ups from them.',
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
  providers: v.pipe(
    v.array(v.object({ name: v.string(), channel: v.picklist(publicChannels), label: v.string() })),
    v.description('The providers that you can connect and choose.'),
  ),
  sites: v.array(SiteShape),
  strangers: Strangers,
});

/** A change of settings: only the given fields change. */
export const SettingsChange = v.strictObject({
  ...(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, v.optional(field)])) as {
    [Name in keyof typeof fields]: v.OptionalSchema<(typeof fields)[Name], undefined>;
  }),
  whitelist: v.optional(Whitelist),
});

/** The snippets for a website, and whether the script was seen. [OWN-04] */
export const InstallShape = v.object({
  script: v.string(),
  embed: v.string(),
  isSeen: v.boolean(),
  sites: v.array(SiteShape),
  strangers: Strangers,
});
