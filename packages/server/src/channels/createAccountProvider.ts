import { explain } from '@beckon/contract/data/explain';
import type { Sql } from '../database/index';
import type { Provider, SendOutcome } from '../messages/index';
import { type CredentialValues, labelProvider } from '../providers/pure/index';
import type { Credentials } from '../secrets/index';

type Input<Kind extends CredentialValues> = {
  name: string;
  sql: Sql;
  credentials: Credentials | undefined;
  /** Uses an account's own credentials. */
  create: (own: Kind) => Provider;
  /** Uses those of the installation, for the accounts that its operator named. */
  shared: Provider | undefined;
  sharedWith: readonly number[];
};

/** Sends each account's messages with its own credentials; no account spends another's money. [OWN-02, OWN-13] */
export function createAccountProvider<Kind extends CredentialValues>(input: Input<Kind>): Provider {
  const { name, create, shared, sharedWith } = input;
  return {
    send: async (message): Promise<SendOutcome> => {
      const { accountId } = message;
      // Nothing was sent yet, so we can retry whatever fails here.
      const found = await findOwn<Kind>(input, accountId);
      if (!found.ok) return { type: 'held', error: explain('credentials_unreadable').message };
      if (found.own) return await create(found.own).send(message);
      if (shared && sharedWith.includes(accountId)) return await shared.send(message);
      return { type: 'held', error: explain('not_connected', { name: labelProvider(name) }).message };
    },
  };
}

async function findOwn<Kind extends CredentialValues>(
  { sql, credentials, name }: Pick<Input<Kind>, 'sql' | 'credentials' | 'name'>,
  accountId: number,
): Promise<{ ok: true; own: Kind | undefined } | { ok: false }> {
  try {
    return { ok: true, own: await credentials?.find<Kind>(sql, accountId, name) };
  } catch {
    return { ok: false };
  }
}
