import type { FastifyRequest } from 'fastify';
import type { OwnerDeps } from '../../api/index';
import type { Caller } from '../../api/pure/index';
import { hashSecret } from '../../secrets/index';
import { findApiKey } from '../store/findApiKey';
import { findSession } from '../store/findSession';
import { parseSessionCookie } from './buildSessionCookie';

/** The prefix of keys, so that people and secret scanners recognize them. */
export const keyMark = 'bk_';

/** The caller of a request: its key if it names one, else the signed-in person, else no one. [OWN-01] */
export async function findCaller(request: FastifyRequest, deps: OwnerDeps): Promise<Caller | undefined> {
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined) {
    const [, key] = /^[Bb]earer +(bk_[A-Za-z0-9_-]{43})$/.exec(authorization) ?? [];
    const found = key === undefined ? undefined : await findApiKey(deps.sql, hashSecret(key));
    // A cookie doesn't make up for an invalid key.
    return found && { kind: 'key', ...found };
  }
  const token = parseSessionCookie(deps.publicUrl, cookie);
  const session = token === undefined ? undefined : await findSession(deps.sql, hashSecret(token));
  return session && { kind: 'person', ...session };
}
