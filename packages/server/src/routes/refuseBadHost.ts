import type { FastifyInstance } from 'fastify';
import { isHost } from './readOwnAddress';

/** A Host header that is no host name is answered with 400, whatever was asked. */
export function refuseBadHost(app: FastifyInstance): void {
  // Nearly all requests name the same host, and to read it costs more than to compare it.
  let lastGood: string | undefined;
  app.addHook('onRequest', (request, reply, done) => {
    const { host } = request.headers;
    if (host !== lastGood && host !== undefined) {
      if (!isHost(host)) {
        reply.code(400).send({ error: 'The Host header is not a host name.' });
        return;
      }
      lastGood = host;
    }
    done();
  });
}
