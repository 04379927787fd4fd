import { insertApiKey } from '../../accounts/testing/index';
import { generateId, type Sql } from '../../database/index';
import { generateSecret, hashSecret } from '../../secrets/index';

/** A key to the owner's API that may do everything in an account. */
export async function makeKey(sql: Sql, accountId: number): Promise<string> {
  const key = `bk_${generateSecret()}`;
  await insertApiKey(sql, {
    accountId,
    keyId: generateId(),
    name: 'test',
    keyHash: hashSecret(key),
    prefix: key.slice(0, 8),
    role: 'owner',
    scopes: ['widgets:write', 'subscribers:write', 'figures:read', 'webhooks:write'],
    expiresAt: null,
  });
  return key;
}
