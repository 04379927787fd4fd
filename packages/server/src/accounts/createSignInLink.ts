import { ownerLimits } from '../api/pure/index';
import { generateId, type Sql } from '../database/index';
import { generateSecret, hashSecret } from '../secrets/index';
import { signInPath } from './signInPath';
import { findSampleOwner } from './store/findSampleOwner';
import { insertMailToken } from './store/insertMailToken';

const sampleOwner = { email: 'owner@example.com', name: 'Sample owner' };

/**
 * A one-time link that signs in to the sample account as its first owner, who has no password. Nothing if that account
 * is gone, or if its members removed that owner. [OWN-20]
 */
export async function createSignInLink(sql: Sql, accountId: number): Promise<string | undefined> {
  const userId = await findSampleOwner(sql, { accountId, userId: generateId(), ...sampleOwner });
  if (userId === undefined) return undefined;
  const token = generateSecret();
  const lifeS = ownerLimits.linkLifeS;
  await insertMailToken(sql, { tokenHash: hashSecret(token), purpose: 'link', userId, accountId, lifeS });
  return `${signInPath}${token}`;
}
