import type { ApiCall } from '../../api/index';
import { hashSecret } from '../../secrets/index';
import { openSession } from '../openSession';
import { endSessionByToken } from '../store/findSession';
import { buildSessionCookie } from './buildSessionCookie';

/** Opens a session in the caller's browser and ends its previous one: no one can plant a session. [OWN-01] */
export async function startSession(
  { deps, from, cookie, reply }: ApiCall<unknown, unknown, unknown>,
  { userId, accountId }: { userId: string; accountId: number },
): Promise<void> {
  if (cookie !== undefined) await endSessionByToken(deps.sql, hashSecret(cookie));
  const { ipShort, userAgent } = from;
  const token = await openSession(deps.sql, { userId, accountId, ipShort, userAgent });
  reply.header('Set-Cookie', buildSessionCookie(deps.publicUrl, token));
}
