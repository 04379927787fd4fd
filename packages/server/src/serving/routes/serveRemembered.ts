import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified, logOnlyTrouble } from '../../http/index';
import { accountCacheControl, chooseEncoding } from '../../http/pure/index';
import type { MarkedText } from '../markText';

type Ways = {
  type: string;
  publicUrl: string | undefined;
  /** Its address names its content. */
  isForGood?: boolean;
};

/**
 * Every page view of every site loads this, so it skips what it doesn't need: a timer, a log line and compressing the
 * same text again and again. A route that loads an account must enforce its own time limit. [OWN-05]
 */
export function serveRemembered(app: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    logOnlyTrouble(scope);
    add(scope);
  });
}

/** How to serve such a route. */
export const rememberedOptions = {
  compress: false,
  config: { keepsTime: true, hasOwnHeaders: true },
} as const;

/** Creates the sender of remembered texts of one type; serializes their headers once. */
export function createTextSender({ type, publicUrl, isForGood = false }: Ways) {
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': accountCacheControl(publicUrl !== undefined, isForGood),
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // A configuration repeats the host of the request, so no cache may mix hosts.
    Vary: publicUrl === undefined ? 'Accept-Encoding, Host' : 'Accept-Encoding',
  };
  return (request: FastifyRequest, reply: FastifyReply, { body, etag, short }: MarkedText) => {
    reply.headers(headers).header('ETag', etag);
    if (isNotModified(request, etag)) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) return reply.send(body);
    return reply.header('Content-Encoding', encoding).send(short[encoding]);
  };
}
