import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSession, parseSessionCookie } from '../../accounts/index';
import { isLocal } from '../../http/index';
import { samples } from '../../sample/index';
import { hashSecret } from '../../secrets/index';
import type { SandboxViewer } from '../store/selectSandboxAccount';
import type { SandboxDeps } from './SandboxDeps';

const sampleIds = samples.map(({ account }) => account.accountId);

/** The viewer of a sandbox, and their account; on this machine the samples need no session. [OWN-01, OWN-13, OWN-20] */
export async function findSandboxViewer(
  request: FastifyRequest,
  { sql, publicUrl }: Pick<SandboxDeps, 'sql' | 'publicUrl'>,
): Promise<SandboxViewer & { accountId: number | undefined }> {
  const token = parseSessionCookie(publicUrl, request.headers.cookie);
  const session = token === undefined ? undefined : await findSession(sql, hashSecret(token));
  return {
    userId: session?.userId,
    accountId: session?.accountId,
    samples: isLocal(request) ? sampleIds : [],
  };
}

/** Signed out, everything needs a session, whether it exists or not; signed in, other accounts don't exist. [OWN-01] */
export function refuseSandbox(reply: FastifyReply, { userId }: SandboxViewer): unknown {
  if (userId !== undefined) return reply.callNotFound();
  return reply.code(401).send({ error: 'Sign in to open this sandbox.' });
}
