import type { Account } from '../accounts/pure/index';
import type { AnySql } from '../database/index';
import type { Offer } from '../env/index';
import { findSmsProvider } from '../providers/pure/index';
import { hasSecret } from '../secrets/index';

type Means = { sql: AnySql; offer: () => Offer };

/** Can we send this account's texts? If its provider is chosen but not connected, texts wait. Opens no secret. [OWN-02, OWN-13] */
export async function canText({ accountId, smsProvider }: Account, { sql, offer }: Means): Promise<boolean> {
  if (!findSmsProvider(smsProvider)) return smsProvider === 'sandbox';
  const { sharedSms, sharedWith } = offer();
  const isShared = sharedSms.includes(smsProvider) && sharedWith.includes(accountId);
  return isShared || (await hasSecret(sql, accountId, smsProvider).catch(() => false));
}
