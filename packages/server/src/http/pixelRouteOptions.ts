import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type AddressLimit, limitByAddress } from './limitByAddress';
import type { RequestLimits } from './pure/requestLimits';

/** Isolated pages may read the answer, too. */
function addHeaders(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
  done();
}

/** Logs only problems of the calls in this scope, with one logger for all. */
export function logOnlyTrouble(scope: FastifyInstance): void {
  const quiet = scope.log.child({}, { level: 'warn' });
  scope.setChildLoggerFactory(() => quiet);
}

/** A limit on calls of one kind from one address. [NET-12] */
export function limitCalls(limits: RequestLimits, max: number): AddressLimit {
  return limitByAddress({ max, windowMs: limits.eventsWindowMs, mostAddresses: limits.eventAddresses });
}

/**
 * How the pixel calls are served. They are most of what the server answers, so they skip what they don't need:
 * compression of fourteen bytes, headers for pages, a timer and promises each. [NET-11, NET-12]
 */
export function pixelRouteOptions({ hook }: AddressLimit, bodyLimit: number): RouteShorthandOptions {
  return {
    bodyLimit,
    compress: false,
    onRequest: [addHeaders, hook],
    config: { keepsTime: true, hasOwnHeaders: true },
  };
}
