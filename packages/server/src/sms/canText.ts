import type { Account } from '../accounts/pure/index';
import type { ChannelSettings } from '../env/index';
import { findSmsProvider } from '../providers/pure/index';
import type { Credentials } from '../secrets/index';

type Means = { channels: ChannelSettings; credentials?: Credentials | undefined };

/** Can we send this account's texts? If its provider is chosen but not connected, texts wait. [OWN-02, OWN-13] */
export async function canText(
  { accountId, smsProvider }: Account,
  { channels, credentials }: Means,
): Promise<boolean> {
  if (!findSmsProvider(smsProvider)) return smsProvider === 'sandbox';
  const isShared = channels.shared[smsProvider] !== undefined && channels.sharedWith.includes(accountId);
  return isShared || (await credentials?.find(accountId, smsProvider).catch(() => undefined)) !== undefined;
}
