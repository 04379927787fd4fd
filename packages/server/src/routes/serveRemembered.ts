import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountCacheControl } from '../rules/cacheTimes';
import { chooseEncoding } from '../rules/chooseEncoding';
import { logOnlyTrouble } from './pixelRouteOptions';
import type { MarkedText } from './rememberText';
import { knowsAlready } from './sendCacheable';

type Ways = { type: string; publicUrl: string | undefined };

/**
 * What every page view of every site loads, so it goes without what it does not need: a timer, a line in the log and the packing of
 * the same text over and over. Whoever loads an account has to see to it that this ends in time. [OWN-05]
 */
export function serveRemembered(app: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    logOnlyTrouble(scope);
    add(scope);
  });
}

/** How such a route is served. */
export const rememberedOptions = {
  compress: false,
  config: { keepsTime: true, hasOwnHeaders: true },
} as const;

/** Makes the sender of remembered texts of one type; their headers are written out once. */
export function createTextSender({ type, publicUrl }: Ways) {
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': accountCacheControl(publicUrl !== undefined),
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // A configuration repeats the host of the request, so nothing between may mix hosts.
    Vary: publicUrl === undefined ? 'Accept-Encoding, Host' : 'Accept-Encoding',
  };
  return (request: FastifyRequest, reply: FastifyReply, { body, etag, shorten }: MarkedText) => {
    reply.headers(headers).header('ETag', etag);
    if (knowsAlready(request, etag)) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) return reply.send(body);
    return reply.header('Content-Encoding', encoding).send(shorten(encoding));
  };
}
