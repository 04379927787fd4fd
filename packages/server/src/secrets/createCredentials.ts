import type { AnySql } from '../database/index';
import type { CredentialValues } from '../providers/pure/index';
import type { Credentials } from './Credentials';
import type { Sealer, SecretBox } from './createSecretBox';
import { selectSecret } from './store/upsertSecret';

/** The context that the credentials of an account are sealed for; they can't be opened for another. */
export const credentialPlace = (accountId: number, name: string): string => `${accountId} ${name}`;

/** What the Messenger platform sends to verify the webhook of an account. [OWN-14] */
export const buildVerifyToken = ({ mark }: Pick<Sealer, 'mark'>, accountId: number): string =>
  `${accountId}.${mark(`${accountId} verify`)}`;

/** The stored credentials of accounts. [OWN-02] */
export function createCredentials(secrets: SecretBox): Credentials {
  const open = (accountId: number, name: string, sealed: Uint8Array): CredentialValues =>
    JSON.parse(secrets.open(credentialPlace(accountId, name), sealed));
  const find = async <Kind extends CredentialValues = CredentialValues>(
    sql: AnySql,
    accountId: number,
    name: string,
  ) => {
    const sealed = await selectSecret(sql, accountId, name);
    return sealed && (open(accountId, name, sealed) as Kind);
  };
  return {
    open,
    find,
    verifyToken: (accountId) => buildVerifyToken(secrets, accountId),
  };
}
