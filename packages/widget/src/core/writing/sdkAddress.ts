import type { Account } from '@beckon/contract';

/** Overrides that a tester has put into local storage; malformed ones are ignored. [BOOT-10] */
export type SdkOverrides = Partial<Record<'version' | 'debug' | 'locale', string | undefined>>;

const locale = /^[a-z]{2,3}_[A-Z]{2}$/;
const version = /^v\d{1,2}\.\d{1,2}$/;

/** Where the messenger SDK is loaded from, and the version it starts with. [BOOT-09, BOOT-10, BOOT-11, A-10] */
export function sdkAddress(
  account: Account,
  overrides: SdkOverrides,
  isChat: boolean,
): { url: string; version: string } {
  const chosen = [overrides.locale, account.widgetLocale, account.locale].find(
    (one) => one !== undefined && locale.test(one),
  );
  const part = isChat ? 'sdk/xfbml.customerchat' : 'sdk';
  const debug =
    overrides.debug === undefined ? account.fbSDKDebug : !['', '0', 'false'].includes(overrides.debug);
  return {
    url: `https://connect.facebook.net/${chosen ?? 'en_US'}/${part}${debug ? '/debug' : ''}.js`,
    version:
      [overrides.version, account.fbSDKVersion].find((one) => one !== undefined && version.test(one)) ??
      'v3.1',
  };
}
