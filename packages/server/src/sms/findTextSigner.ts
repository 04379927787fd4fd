import type { AnySql } from '../database/index';
import type { ChannelSettings } from '../env/index';
import type { Credentials } from '../secrets/index';
import { findSandboxNumbers, findSmsNumbers, type SmsNumber } from './store/findSmsNumbers';

/** An account with the number of a call. For one that no longer texts from it, only STOP counts. */
export type Spoken = { accountId: number; isActive: boolean };

/** Who signed an SMS webhook call, with which secret, and for which accounts. */
export type TextSigner = {
  provider: 'twilio' | 'sandbox';
  secret: string;
  accounts: readonly Spoken[];
  /** The sandbox and the installation's credentials belong to the operator: they may also report on any message. */
  isOperator: boolean;
};

type Desk = {
  sql: AnySql;
  channels: ChannelSettings;
  credentials: Credentials | undefined;
  findOwnSecret: () => Promise<string>;
};

/** The number of a call, and whether a secret signed it. */
type Call = { number: string; isBy: (secret: string) => boolean };

/**
 * Finds out who signed a call: the sandbox of this installation, or the provider of the accounts with its number, with the
 * secret of each or, if the operator shares it, with that of the installation. No one else. [OWN-02, OWN-13]
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
    // The number is no longer lent to it; we still obey people who want no texts.
    else if (shared !== undefined && tokens.length === 0) accounts.push({ ...one, isActive: false });
  }
  if (secret === undefined) return undefined;
  // The installation's credentials don't speak for the number of an account with its own.
  if (accounts.length === 0 && known.length > 0) return undefined;
  return { provider: 'twilio', secret, accounts, isOperator: accounts.length === 0 };
}

/** The tokens of an account that may sign a call about this number: the current one, and the one it removed. */
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
