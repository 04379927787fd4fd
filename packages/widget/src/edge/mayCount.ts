import type { Account } from '@beckon/contract';

/** An account without an app id logs nothing; visitors who object, or whose law requires asking first, aren't counted. [PIX-16] */
export function mayCount({ navigator }: Window, account: Account | undefined): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return Boolean(account?.appId) && !account?.is_eu_affected && !globalPrivacyControl;
}
