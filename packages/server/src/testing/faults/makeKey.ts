import { insertApiKey } from '../../accounts/testing/index';
import { makeId, type Sql } from '../../database/index';
import { hashSecret, makeSecret } from '../../secrets/index';

/** A key to the owner's API that may do everything in an account. */
export async function makeKey(sql: Sql, accountId: number): Promise<string> {
  const key = `bk_${makeSecret()}`;
  await insertApiKey(sql, {
    accountId,
    keyId: makeId(),
    name: 'test',
    keyHash: hashSecret(key),
    prefix: key.slice(0, 8),
    role: 'owner',
    scopes: ['widgets:write', 'subscribers:write', 'figures:read', 'webhooks:write'],
    expiresAt: null,
  });
  return key;
}
