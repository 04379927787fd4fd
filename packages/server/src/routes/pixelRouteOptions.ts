import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestLimits } from '../rules/requestLimits';

const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** The headers that an answer to a script still needs; isolated pages may read it too. */
function addHeaders(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.headers({ 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  done();
}

/** Of the calls in this scope only what goes wrong is logged, by one logger for all. */
export function logOnlyTrouble(scope: FastifyInstance): void {
  const quiet = scope.log.child({}, { level: 'warn' });
  scope.setChildLoggerFactory(() => quiet);
}

/**
 * How the calls of the pixel are served. Most of what the server does is answer them, so they go without what they do not need:
 * compression of fourteen bytes, headers for pages, a timer each. [NET-11, NET-12]
 */
export function pixelRouteOptions(limits: RequestLimits, perWindow: number) {
  const rateLimit = {
    max: perWindow,
    timeWindow: limits.eventsWindowMs,
    addHeaders: { ...silent, 'retry-after': true },
    addHeadersOnExceeding: silent,
  };
  return {
    bodyLimit: limits.eventBodyBytes,
    helmet: false,
    compress: false,
    onRequest: addHeaders,
    config: { keepsTime: true, rateLimit },
  } as const;
}
