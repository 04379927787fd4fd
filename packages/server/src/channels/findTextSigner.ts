import type { AnySql } from '../database/Sql';
import { findSmsAccounts } from '../store/findSmsAccounts';
import type { Credentials } from './Credentials';
import type { ChannelSettings } from './readChannelSettings';
import type { FormPairs } from './signTwilio';

/** Who signed a call of the SMS webhook, and for which account alone it speaks if that is known. */
export type TextSigner = { provider: 'twilio' | 'sandbox'; accountId: number | undefined };

type Desk = {
  sql: AnySql;
  channels: ChannelSettings;
  credentials: Credentials | undefined;
  findOwnSecret: () => Promise<string>;
};

/**
 * Finds out who signed a call: the sandbox of this installation, or the provider of the account whose number it is about, by that
 * account's own secret or, where the operator shares it, by that of the installation. Nobody else. [OWN-02, OWN-13]
 */
export async function findTextSigner(
  { sql, channels, credentials, findOwnSecret }: Desk,
  pairs: FormPairs,
  isBy: (secret: string) => boolean,
): Promise<TextSigner | undefined> {
  if (isBy(await findOwnSecret())) return { provider: 'sandbox', accountId: undefined };
  const isShared = channels.twilio !== undefined && isBy(channels.twilio.authToken);
  const [account] = await findSmsAccounts(sql, readNumber(pairs), 'twilio');
  if (!account) return isShared ? { provider: 'twilio', accountId: undefined } : undefined;
  const { accountId } = account;
  const own = await credentials?.find(accountId, 'twilio');
  const isOwn = own !== undefined && isBy(own.authToken);
  const isRight = isOwn || (isShared && channels.sharedWith.includes(accountId));
  return isRight ? { provider: 'twilio', accountId } : undefined;
}

/** The account's own number: a text comes to it, and what became of a message is told of one that went from it. */
function readNumber(pairs: FormPairs): string {
  const form = new Map(pairs);
  return (form.has('MessageStatus') ? form.get('From') : form.get('To')) ?? '';
}
