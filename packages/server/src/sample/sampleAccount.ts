import type { Account } from '../accounts/pure/index';

/** The plant shop that an installation starts with. [OWN-20] */
export const sampleAccount: Account = {
  accountId: 1001,
  pageName: 'Fern & Fig',
  // A page that only exists in the sandbox.
  fbPageId: '108020304050607',
  appId: '',
  widgetPhone: '+14155552671',
  whitelist: ['fernandfig.example', 'shop.example.com', '*.example.net'],
  smsChannelConnected: true,
  country: 'US',
  locale: 'en_US',
  timeZone: 'UTC',
  defaultSize: null,
  fbSdkVersion: 'v3.1',
  planBadge: true,
  isEuAffected: false,
  messengerMode: 'link',
  termsUrl: 'https://fernandfig.example/terms',
  privacyUrl: 'https://fernandfig.example/privacy',
  smsLegalExtra: null,
  smsProvider: 'sandbox',
  messengerProvider: 'sandbox',
  smsDoubleOptIn: false,
  smsQuietHours: false,
  smsCountries: ['US', 'CA', 'GB', 'IE', 'DE', 'FR', 'ES', 'IT', 'NL', 'AT', 'CH', 'AU', 'NZ'],
  smsDailyParts: 500,
  smsPartPriceMinor: 1,
  smsDailySpendMinor: null,
  supportContact: 'hello@fernandfig.example',
};
