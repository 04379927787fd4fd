import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestLimits } from '../../http/pure/index';
import type { CompiledAccount } from '../compileAccount';
import type { BootstrapMemory } from '../createBootstrapMemory';

/** Gives the configuration of an account, at once if it is in memory; nothing if the account doesn't exist. */
export type FindConfig = (
  request: FastifyRequest,
  accountId: number,
) => CompiledAccount | Promise<CompiledAccount | undefined>;

/**
 * A caller who asks for too many accounts that don't exist gets 429 without a database query, until the time is over.
 * Accounts in memory, which are those that pages use, are never blocked.
 */
export function createFindConfig(
  app: FastifyInstance,
  memory: BootstrapMemory,
  { unknownPerWindow: max, unknownWindowMs: timeWindow }: RequestLimits,
): FindConfig {
  const count = app.createRateLimit({ max, timeWindow });
  const settle = async (request: FastifyRequest, found: ReturnType<BootstrapMemory['find']>) => {
    const built = await found;
    if (!built) await count(request);
    return built;
  };
  const findUnknown = async (request: FastifyRequest, accountId: number) => {
    const state = await count(request, { increment: false });
    if (!state.isAllowed && state.remaining === 0) {
      throw Object.assign(new Error('too many unknown accounts'), { statusCode: 429 });
    }
    return settle(request, memory.find(accountId));
  };
  return (request, accountId) => {
    if (!memory.knows(accountId)) return findUnknown(request, accountId);
    const found = memory.find(accountId);
    return found === undefined || found instanceof Promise ? settle(request, found) : found;
  };
}
