/** The settings of one account, as the server works with them. [OWN-02] */
export type Account = {
  accountId: number;
  pageName: string;
  fbPageId: string;
  appId: string;
  widgetPhone: string;
  whitelist: string[];
  smsChannelConnected: boolean;
  /** The default country for typed numbers. */
  country: string;
  locale: string;
  /** Decides on which day something counts. */
  timeZone: string;
  defaultSize: string | null;
  fbSdkVersion: string;
  planBadge: boolean;
  isEuAffected: boolean;
  messengerMode: string;
  termsUrl: string | null;
  privacyUrl: string | null;
  smsLegalExtra: string | null;
  /** The SMS provider: `none`, `sandbox` or the name of a record in `providers`. [OWN-13] */
  smsProvider: string;
  /** The Messenger provider: `none`, `sandbox` or `messenger`. */
  messengerProvider: string;
  /** Must a number reply YES before it counts? */
  smsDoubleOptIn: boolean;
  /** Does the first text after a form wait for the morning, if it's night there? */
  smsQuietHours: boolean;
  /** Countries that we text; none: only the account's own. */
  smsCountries: string[];
  /** Most SMS segments per day. */
  smsDailyParts: number;
  /** Price per segment, and daily spending limit, in the smallest unit of money. */
  smsPartPriceMinor: number;
  smsDailySpendMinor: number | null;
  /** Contact for people who text HELP. */
  supportContact: string;
  /** Did an owner delete it? */
  isClosed?: boolean;
};

/** A widget as stored: only what its owner set, without the defaults. [ENT-01] */
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
