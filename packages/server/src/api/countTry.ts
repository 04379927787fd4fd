import { createHash } from 'node:crypto';
import { tooMany } from './ApiError';
import type { ApiCall } from './ApiRoute';
import { recordTry, type TryLimit } from './store/recordTry';

/** The key for counting tries: it reveals neither the address nor the network it was made from. */
export const tryKey = (kind: string, value: string): string =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

/** Counts a try of this kind, and rejects it if there were too many. [OWN-01] */
export async function countTry({ deps }: Pick<ApiCall, 'deps'>, key: string, limit: TryLimit): Promise<void> {
  const verdict = await recordTry(deps.sql, key, limit);
  if (!verdict.ok) throw tooMany(verdict.retryAfterS);
}
