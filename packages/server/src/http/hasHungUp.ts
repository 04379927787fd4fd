import type { FastifyRequest } from 'fastify';

/** The caller left in the middle of the request: not our failure, and no one waits for an answer. [NET-12] */
export function hasHungUp({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
