import type { FastifyInstance } from 'fastify';

/** Fastify's type leaves this out. */
type Leveled = { isLevelEnabled?: (level: string) => boolean };

/** One line per answer: route, status, duration. Leaves out addresses and queries. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    // At a level that hides the line, don't even build it.
    if ((request.log as Leveled).isLevelEnabled?.('info') !== false) {
      const route = request.is404 ? 'none' : request.routeOptions.url;
      const ms = Math.round(reply.elapsedTime);
      request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
    }
    done();
  });
}
