import { parseOrigin } from '@beckon/contract/websites';
import type { FastifyInstance } from 'fastify';
import { rememberAnswers } from './pure/rememberAnswers';

/** How many websites to remember the parsed name of. */
export const originsInMemory = 1000;

/**
 * Lets pages of other sites call a path and read its answer, errors included. Repeats the origin exactly and never allows
 * credentials. The call itself decides whether a site is authorized: a preflight does not say which account it is
 * for. [NET-11]
 */
export function allowCrossOrigin(scope: FastifyInstance, path: string, maxAgeS: number): void {
  const isRepeated = rememberAnswers(
    originsInMemory,
    (origin) => origin === 'null' || parseOrigin(origin) !== undefined,
  );
  scope.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    reply.header('Vary', 'Origin').header('Cache-Control', 'no-store');
    if (origin !== undefined && isRepeated(origin)) {
      reply.header('Access-Control-Allow-Origin', origin);
    }
    done();
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
