import { createHash } from 'node:crypto';
import { judgeTry, type TryLimit } from '../../store/owner/judgeTry';
import { tooMany } from './ApiError';
import type { ApiCall } from './ApiRoute';

/** The key under which tries are counted: it tells neither the address nor the network that it was made of. */
export const tryKey = (kind: string, value: string): string =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

/** Counts a try of this kind, and refuses it if there were too many. [OWN-01] */
export async function countTry(
  { parts }: Pick<ApiCall, 'parts'>,
  key: string,
  limit: TryLimit,
): Promise<void> {
  const verdict = await judgeTry(parts.sql, key, limit);
  if (!verdict.ok) throw tooMany(verdict.retryAfterS);
}
