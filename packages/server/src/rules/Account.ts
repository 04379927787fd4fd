/** The settings of one account, as the server works with them. [OWN-02] */
export type Account = {
  accountId: number;
  pageName: string;
  fbPageId: string;
  appId: string;
  widgetPhone: string;
  whitelist: string[];
  smsChannelConnected: boolean;
  /** The country of numbers that are typed without one. */
  country: string;
  locale: string;
  defaultSize: string | null;
  fbSdkVersion: string;
  planBadge: boolean;
  isEuAffected: boolean;
  messengerMode: string;
  termsUrl: string | null;
  privacyUrl: string | null;
  smsLegalExtra: string | null;
  /** Who carries the texts: `none`, `sandbox` or `twilio`. [OWN-13] */
  smsProvider: string;
  /** Who carries messenger messages: `none`, `sandbox` or `messenger`. */
  messengerProvider: string;
  /** Does a number have to answer YES before it counts? */
  smsDoubleOptIn: boolean;
  /** Countries that texts are sent to; none named: the account's own alone. */
  smsCountries: string[];
  /** Parts of messages that may be paid for in one day. */
  smsDailyParts: number;
  /** What one part costs, and how much a day may cost, in the smallest unit of money. */
  smsPartPriceMinor: number;
  smsDailySpendMinor: number | null;
  /** Whom a person who texts HELP may ask. */
  supportContact: string;
};

/** A widget as it is stored: only what its owner set, without the defaults. [ENT-01] */
export type StoredWidget = {
  widgetId: number;
  widgetType: string;
  channel: string;
  name: string;
  smsKeyword: string;
  status: string;
  version: number;
  data: Record<string, unknown>;
};
