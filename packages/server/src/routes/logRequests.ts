import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** One line per answer: which route, how it ended, how long it took. Addresses and queries stay out. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    // Where only trouble is logged, the line is not even put together.
    if ((request.log as Logger).isLevelEnabled?.('info') !== false) {
      const route = request.is404 ? 'none' : request.routeOptions.url;
      const ms = Math.round(reply.elapsedTime);
      request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
    }
    done();
  });
}
