import type { FastifyInstance } from 'fastify';
import type { RefusalWriter } from '../createRefusalWriter';

const badRequest = 400;
const tooLarge = 413;
const wrongType = 415;
const tooMany = 429;

/** Counts the calls in this scope that are rejected before their events are read. [NET-12] */
export function countRefusals(scope: FastifyInstance, refusals: RefusalWriter, call: string): void {
  scope.addHook('onError', async (request, _reply, { statusCode }) => {
    if (statusCode === tooMany) refusals.limit();
    const isUnread = statusCode === badRequest || statusCode === wrongType;
    if (!isUnread && statusCode !== tooLarge) return;
    const reason = isUnread ? 'unreadable' : 'too_large';
    await refusals
      .refuse({ accountId: 0, call, reason, body: undefined })
      .catch((error: unknown) => request.log.error({ err: error }, 'could not store a rejected event'));
  });
}
