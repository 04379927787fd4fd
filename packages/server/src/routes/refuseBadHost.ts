import type { FastifyInstance } from 'fastify';
import { isHost } from './readOwnAddress';

/** A Host header that is no host name is answered with 400, whatever was asked. */
export function refuseBadHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request.headers;
    if (host === undefined || isHost(host)) return;
    return reply.code(400).send({ error: 'The Host header is not a host name.' });
  });
}
