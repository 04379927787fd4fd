import type { AnySql } from '../database/Sql';
import { findSandboxNumbers, findSmsNumbers, type SmsNumber } from '../store/findSmsNumbers';
import type { Credentials } from './Credentials';
import type { ChannelSettings } from './readChannelSettings';

/** An account at the number that a call is about. One that does not text from it any more hears STOP alone. */
export type Spoken = { accountId: number; isActive: boolean };

/** Who signed a call of the SMS webhook, with which secret, and for which accounts it speaks. */
export type TextSigner = {
  provider: 'twilio' | 'sandbox';
  secret: string;
  accounts: readonly Spoken[];
  /** The sandbox and the installation's own credentials are the operator's: they may also tell what became of any message. */
  isOperator: boolean;
};

type Desk = {
  sql: AnySql;
  channels: ChannelSettings;
  credentials: Credentials | undefined;
  findOwnSecret: () => Promise<string>;
};

/** The number that a call is about, and whether a secret signed it. */
type Call = { number: string; isBy: (secret: string) => boolean };

/**
 * Finds out who signed a call: the sandbox of this installation, or the provider of the accounts whose number it is about, by the
 * secret of each or, where the operator shares it, by that of the installation. Nobody else. [OWN-02, OWN-13]
 */
export async function findTextSigner(desk: Desk, { number, isBy }: Call): Promise<TextSigner | undefined> {
  const { sql, channels, findOwnSecret } = desk;
  const ownSecret = await findOwnSecret();
  if (isBy(ownSecret)) {
    const accounts = await findSandboxNumbers(sql, number);
    return { provider: 'sandbox', secret: ownSecret, accounts, isOperator: true };
  }
  const { twilio } = channels;
  const shared = twilio && isBy(twilio.authToken) ? twilio.authToken : undefined;
  const known = await findSmsNumbers(sql, number);
  const accounts: Spoken[] = [];
  let secret = shared;
  for (const one of known) {
    const tokens = await listTokens(desk, number, one);
    const own = tokens.find(isBy);
    secret ??= own;
    const isLent = channels.sharedWith.includes(one.accountId);
    if (own !== undefined || (shared !== undefined && isLent)) accounts.push(one);
    // Nobody lends it the number any more; who wants no texts is heard all the same.
    else if (shared !== undefined && tokens.length === 0) accounts.push({ ...one, isActive: false });
  }
  if (secret === undefined) return undefined;
  // The installation's credentials do not speak for the number of somebody who has their own.
  if (accounts.length === 0 && known.length > 0) return undefined;
  return { provider: 'twilio', secret, accounts, isOperator: accounts.length === 0 };
}

/** The tokens of an account that a call about this number may be signed with: the one it has, and the one it has taken back. */
async function listTokens(
  { credentials }: Desk,
  number: string,
  { accountId, sealed }: SmsNumber,
): Promise<string[]> {
  if (!credentials) return [];
  const own = await credentials.find(accountId, 'twilio');
  const former = sealed ? credentials.open(accountId, 'twilio', sealed) : undefined;
  const plain = number.replace(/[^+\d]/g, '');
  return [own, former].flatMap((one) => (one?.phone === plain ? [one.authToken] : []));
}
