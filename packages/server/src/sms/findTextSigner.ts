import type { AnySql } from '../database/index';
import type { ChannelSettings } from '../env/index';
import type { SmsProvider } from '../providers/pure/index';
import type { Credentials } from '../secrets/index';
import { type SmsNumber, selectSandboxNumbers, selectSmsNumbers } from './store/selectSmsNumbers';

/** An account with the number of a call. If it no longer texts from this number, we obey only STOP. */
export type AddressedAccount = { accountId: number; isActive: boolean };

/** Who signed an SMS webhook call, with which secret, and for which accounts. */
export type TextSigner = {
  /** The name of a provider, or `sandbox`. */
  provider: string;
  secret: string;
  accounts: readonly AddressedAccount[];
  /** The sandbox and the installation's credentials belong to the operator: they may also report on any message. */
  isOperator: boolean;
};

type SignerDeps = {
  sql: AnySql;
  channels: ChannelSettings;
  credentials: Credentials | undefined;
  findOwnSecret: () => Promise<string>;
  /** The provider whose webhook was called. */
  provider: SmsProvider;
};

/** The number of a call, and whether a secret signed it. */
export type SignedCall = { number: string; isBy: (secret: string) => boolean };

/**
 * Finds out if an operator's secret signed a call, without a lookup: the sandbox's own, or the one that the operator shares
 * with accounts. [OWN-13]
 */
export async function findOperatorSecret(
  { channels, findOwnSecret, provider }: SignerDeps,
  { isBy }: SignedCall,
): Promise<{ sandbox?: string; shared?: string }> {
  // The sandbox writes like one of the providers, and speaks only at that one's address.
  const sandbox = provider.writeText ? await findOwnSecret() : undefined;
  if (sandbox !== undefined && isBy(sandbox)) return { sandbox };
  const shared = channels.shared[provider.name]?.[provider.webhook.signedWith];
  return shared !== undefined && isBy(shared) ? { shared } : {};
}

/**
 * Finds out who signed a call: the sandbox of this installation, or the provider of the accounts with its number, with the
 * secret of each or, if the operator shares it, with that of the installation. No one else. [OWN-02, OWN-13]
 */
export async function findTextSigner(deps: SignerDeps, call: SignedCall): Promise<TextSigner | undefined> {
  const { sql, channels, provider } = deps;
  const { number, isBy } = call;
  const { sandbox, shared } = await findOperatorSecret(deps, call);
  if (sandbox !== undefined) {
    const accounts = await selectSandboxNumbers(sql, number);
    return { provider: 'sandbox', secret: sandbox, accounts, isOperator: true };
  }
  const known = await selectSmsNumbers(sql, number, provider.name);
  const accounts: AddressedAccount[] = [];
  let secret = shared;
  for (const one of known) {
    const secrets = await listSecrets(deps, number, one);
    const own = secrets.find(isBy);
    secret ??= own;
    const isLent = channels.sharedWith.includes(one.accountId);
    if (own !== undefined || (shared !== undefined && isLent)) accounts.push(one);
    // The number is no longer lent to it; we still obey people who want no texts.
    else if (shared !== undefined && secrets.length === 0) accounts.push({ ...one, isActive: false });
  }
  if (secret === undefined) return undefined;
  // The installation's credentials don't speak for the number of an account with its own.
  if (accounts.length === 0 && known.length > 0) return undefined;
  return { provider: provider.name, secret, accounts, isOperator: accounts.length === 0 };
}

/** The secrets of an account that may sign a call about this number: the current one, and the one it removed. */
async function listSecrets(
  { sql, credentials, provider: { name, webhook } }: SignerDeps,
  number: string,
  { accountId, sealed }: SmsNumber,
): Promise<string[]> {
  if (!credentials) return [];
  const own = await credentials.find(sql, accountId, name);
  const former = sealed ? credentials.open(accountId, name, sealed) : undefined;
  const plain = number.replace(/[^+\d]/g, '');
  return [own, former].flatMap((one) => {
    const secret = one?.['phone'] === plain ? one[webhook.signedWith] : undefined;
    return secret === undefined ? [] : [secret];
  });
}
