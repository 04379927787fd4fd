import type { ApiCall, OwnerDeps } from '../../api/index';
import { generateId } from '../../database/index';
import { hashSecret } from '../../secrets/index';
import { openSession } from '../openSession';
import { endSessionByToken } from '../store/findSession';
import { insertAudit } from '../store/insertAudit';
import { buildDeviceCookie, parseDeviceCookie } from './buildDeviceCookie';
import { buildSessionCookie } from './buildSessionCookie';

type Place = { userId: string; accountId: number };

/** Opens a session in the caller's browser and ends its previous one: no one can plant a session. [OWN-01] */
export async function startSession(
  { deps, from, cookie, reply }: ApiCall<unknown, unknown, unknown>,
  { userId, accountId }: Place,
): Promise<void> {
  if (cookie !== undefined) await endSessionByToken(deps.sql, hashSecret(cookie));
  const { ipShort, userAgent } = from;
  const token = await openSession(deps.sql, { userId, accountId, ipShort, userAgent });
  reply.header('Set-Cookie', buildSessionCookie(deps.publicUrl, token));
  const owner = { secrets: deps.secrets, userId };
  if (parseDeviceCookie(deps.publicUrl, reply.request.headers.cookie, owner) === undefined)
    reply.header('Set-Cookie', buildDeviceCookie(deps.publicUrl, owner));
}

/** Logs that someone came into an account. [OWN-01] */
export async function recordSignIn(
  { deps, from }: { deps: Pick<OwnerDeps, 'sql'>; from: { ipShort: string } },
  { userId, accountId }: Place,
): Promise<void> {
  await insertAudit(deps.sql, {
    accountId,
    entryId: generateId(),
    actorKind: 'person',
    actorId: userId,
    action: 'session.started',
    target: '',
    details: {},
    ipShort: from.ipShort,
  });
}
