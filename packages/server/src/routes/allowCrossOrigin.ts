import type { FastifyInstance } from 'fastify';
import { readOrigin } from '../rules/readOrigin';

/**
 * Lets pages of other sites call a path and read its answer, refusals included. The origin is repeated exactly
 * and credentials are never allowed. Whether a site is authorised is decided with the call itself: a preflight
 * does not say for which account it asks. [NET-11]
 */
export function allowCrossOrigin(scope: FastifyInstance, path: string, maxAgeS: number): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('Vary', 'Origin').header('Cache-Control', 'no-store');
    if (origin !== undefined && (origin === 'null' || readOrigin(origin))) {
      reply.header('Access-Control-Allow-Origin', origin);
    }
  });
  scope.options(path, (_request, reply) =>
    reply
      .headers({
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type',
        'Access-Control-Max-Age': maxAgeS,
      })
      .code(204)
      .send(),
  );
}
