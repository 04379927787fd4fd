import type { AnySql } from '../database/index';
import type { Own } from '../providers/pure/index';
import type { Credentials } from './Credentials';
import type { SecretBox } from './createSecretBox';
import { listSecrets, selectSecret } from './store/upsertSecret';

/** The context that the credentials of an account are sealed for; they can't be opened for another. */
export const credentialPlace = (accountId: number, name: string): string => `${accountId} ${name}`;

/** The stored credentials of accounts. [OWN-02] */
export function createCredentials(sql: AnySql, secrets: SecretBox): Credentials {
  const open = (accountId: number, name: string, sealed: Uint8Array): Own =>
    JSON.parse(secrets.open(credentialPlace(accountId, name), sealed));
  const find = async <Kind extends Own = Own>(accountId: number, name: string) => {
    const sealed = await selectSecret(sql, accountId, name);
    return sealed && (open(accountId, name, sealed) as Kind);
  };
  return {
    open,
    find,
    async findAll(accountId) {
      const kept = await listSecrets(sql, accountId);
      const all = kept.map(async ({ name }) => [name, (await find(accountId, name)) ?? {}] as const);
      return Object.fromEntries(await Promise.all(all));
    },
    verifyToken: (accountId) => `${accountId}.${secrets.mark(`${accountId} verify`)}`,
  };
}
