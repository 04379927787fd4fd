import type { FastifyRequest } from 'fastify';

/** Whoever asked left in the middle of the question: no failure of ours, and nobody is there to be answered. [NET-12] */
export function hasHungUp({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
