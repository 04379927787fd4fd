import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { RequestLimits } from '../rules/requestLimits';
import { type AddressLimit, limitByAddress } from './limitByAddress';

/** Isolated pages may read the answer, too. */
function addHeaders(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
  done();
}

/** Of the calls in this scope only what goes wrong is logged, by one logger for all. */
export function logOnlyTrouble(scope: FastifyInstance): void {
  const quiet = scope.log.child({}, { level: 'warn' });
  scope.setChildLoggerFactory(() => quiet);
}

/** A limit of so many calls of one kind from one address. [NET-12] */
export function limitCalls(limits: RequestLimits, max: number): AddressLimit {
  return limitByAddress({ max, windowMs: limits.eventsWindowMs, mostAddresses: limits.eventAddresses });
}

/**
 * How the calls of the pixel are served. Most of what the server does is answer them, so they go without what they do not need:
 * compression of fourteen bytes, headers for pages, a timer and promises each. [NET-11, NET-12]
 */
export function pixelRouteOptions(limits: RequestLimits, { hook }: AddressLimit): RouteShorthandOptions {
  return {
    bodyLimit: limits.eventBodyBytes,
    compress: false,
    onRequest: [addHeaders, hook],
    config: { keepsTime: true, hasOwnHeaders: true },
  };
}
