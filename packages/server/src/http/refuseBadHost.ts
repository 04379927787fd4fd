import type { FastifyInstance } from 'fastify';
import { isHost } from './ownAddressOf';

/** Answers 400 to a Host header that isn't a host name, whatever the request. */
export function refuseBadHost(app: FastifyInstance): void {
  // Nearly all requests name the same host, and comparing it costs less than parsing it.
  let lastGood: string | undefined;
  app.addHook('onRequest', (request, reply, done) => {
    const { host } = request.headers;
    if (host !== lastGood && host !== undefined) {
      if (!isHost(host)) {
        reply.code(400).send({ error: 'The Host header is invalid.' });
        return;
      }
      lastGood = host;
    }
    done();
  });
}
