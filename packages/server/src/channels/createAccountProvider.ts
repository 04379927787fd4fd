import type { CredentialKinds, CredentialName, Credentials } from './Credentials';
import type { Provider, SendOutcome } from './Provider';

type Input<Name extends CredentialName> = {
  name: Name;
  credentials: Credentials | undefined;
  /** Speaks with an account's own credentials. */
  create: (own: CredentialKinds[Name]) => Provider;
  /** Speaks with those of the installation, for the accounts that its operator has named. */
  shared: Provider | undefined;
  sharedWith: readonly number[];
};

const unread = 'the credentials of the account could not be opened: check SECRET_KEY';

/** Carries the messages of each account with its own credentials; nobody spends what belongs to another. [OWN-02, OWN-13] */
export function createAccountProvider<Name extends CredentialName>(input: Input<Name>): Provider {
  const { name, credentials, create, shared, sharedWith } = input;
  return {
    send: async (message): Promise<SendOutcome> => {
      const { accountId } = message;
      // Nothing was sent yet, so whatever goes wrong here can be tried again.
      const found = await readOwn(credentials, accountId, name);
      if (!found.ok) return { type: 'held', error: unread };
      if (found.own) return await create(found.own).send(message);
      if (shared && sharedWith.includes(accountId)) return await shared.send(message);
      return {
        type: 'held',
        error: `the account has no credentials for "${name}": connect it in its settings`,
      };
    },
  };
}

async function readOwn<Name extends CredentialName>(
  credentials: Credentials | undefined,
  accountId: number,
  name: Name,
): Promise<{ ok: true; own: CredentialKinds[Name] | undefined } | { ok: false }> {
  try {
    return { ok: true, own: await credentials?.find(accountId, name) };
  } catch {
    return { ok: false };
  }
}
