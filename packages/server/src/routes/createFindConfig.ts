import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BuiltBootstrap } from '../rules/buildBootstrap';
import type { RequestLimits } from '../rules/requestLimits';
import type { BootstrapMemory } from './createBootstrapMemory';

/** Gives the configuration of an account; nothing when there is no such account. */
export type FindConfig = (request: FastifyRequest, accountId: number) => Promise<BuiltBootstrap | undefined>;

/**
 * Who asks for too many accounts that do not exist is told 429 without asking the database, until the time is over.
 * Accounts in memory, which are those that pages use, are never held up.
 */
export function createFindConfig(
  app: FastifyInstance,
  memory: BootstrapMemory,
  { unknownPerWindow: max, unknownWindowMs: timeWindow }: RequestLimits,
): FindConfig {
  const count = app.createRateLimit({ max, timeWindow });
  return async (request, accountId) => {
    if (!memory.knows(accountId)) {
      const state = await count(request, { increment: false });
      if (!state.isAllowed && state.remaining === 0) {
        throw Object.assign(new Error('too many unknown accounts'), { statusCode: 429 });
      }
    }
    const built = await memory.find(accountId);
    if (!built) await count(request);
    return built;
  };
}
