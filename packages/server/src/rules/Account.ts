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
