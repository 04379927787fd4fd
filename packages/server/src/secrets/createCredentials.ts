import type { AnySql } from '../database/index';
import type { CredentialName, Credentials } from './Credentials';
import type { SecretBox } from './createSecretBox';
import { findSecret } from './store/saveSecret';

/** The context that the credentials of an account are sealed for; they can't be opened for another. */
export const credentialPlace = (accountId: number, name: CredentialName): string => `${accountId} ${name}`;

/** The stored credentials of accounts. [OWN-02] */
export function createCredentials(sql: AnySql, secrets: SecretBox): Credentials {
  const open: Credentials['open'] = (accountId, name, sealed) =>
    JSON.parse(secrets.open(credentialPlace(accountId, name), sealed));
  return {
    open,
    async find<Name extends CredentialName>(accountId: number, name: Name) {
      const sealed = await findSecret(sql, accountId, name);
      return sealed && open(accountId, name, sealed);
    },
    verifyToken: (accountId) => `${accountId}.${secrets.mark(`${accountId} verify`)}`,
  };
}
