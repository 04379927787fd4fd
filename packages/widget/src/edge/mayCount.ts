import type { Account } from '@beckon/contract';

/** An account without an app id logs nothing; nobody is counted who may or does object to it. [PIX-16] */
export function mayCount({ navigator }: Window, account: Account | undefined): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return Boolean(account?.appId) && !account?.is_eu_affected && !globalPrivacyControl;
}
