import type { AnySql } from '../database/index';
import type { ChannelSettings } from '../env/index';
import type { MessengerCredentials } from '../providers/pure/index';
import type { Credentials } from '../secrets/index';
import { isSignedBy } from './isSignedBy';
import { type MessengerAccount, selectMessengerAccounts } from './store/selectMessengerAccounts';

/** The signer of a Messenger webhook call, and the accounts it speaks for. */
export type CallSigner = {
  signer: 'messenger' | 'sandbox' | 'own';
  speaksFor: (account: MessengerAccount) => boolean;
};

type SignerDeps = {
  sql: AnySql;
  channels: ChannelSettings;
  credentials: Credentials | undefined;
  findOwnSecret: () => Promise<string>;
};

/** A raw call: its bytes, its signature, and the pages that it names. */
type Call = { bytes: Uint8Array; signature: unknown; listPages: () => readonly string[] };

const mostPages = 20;

/** The sandbox of this installation or its app, if one of them signed a call; needs no lookup. [OWN-14] */
export async function findOperator(
  { channels: { messenger, sharedWith }, findOwnSecret }: Pick<SignerDeps, 'channels' | 'findOwnSecret'>,
  { bytes, signature }: Call,
): Promise<CallSigner | undefined> {
  const isBy = (secret: string) => isSignedBy(secret, bytes, signature);
  if (isBy(await findOwnSecret()))
    return { signer: 'sandbox', speaksFor: ({ provider }) => provider === 'sandbox' };
  if (!messenger || !isBy(messenger.appSecret)) return undefined;
  return {
    signer: 'messenger',
    speaksFor: ({ provider, accountId }) => provider === 'messenger' && sharedWith.includes(accountId),
  };
}

/**
 * Finds out who signed a call: the sandbox of this installation, its app, or the app of an account that the call is about.
 * Each only speaks for its own accounts. [OWN-02, OWN-14]
 */
export async function findCallSigner(deps: SignerDeps, call: Call): Promise<CallSigner | undefined> {
  const operator = await findOperator(deps, call);
  const { sql, credentials } = deps;
  if (operator || !credentials) return operator;
  const { bytes, signature, listPages } = call;
  const accounts = await selectMessengerAccounts(sql, listPages().slice(0, mostPages));
  const signed = new Set<number>();
  for (const { accountId, provider, fbPageId } of accounts) {
    const own =
      provider === 'messenger'
        ? await credentials.find<MessengerCredentials>(sql, accountId, 'messenger')
        : undefined;
    if (own && own.pageId === fbPageId && isSignedBy(own.appSecret, bytes, signature)) signed.add(accountId);
  }
  return signed.size > 0 ? { signer: 'own', speaksFor: ({ accountId }) => signed.has(accountId) } : undefined;
}
