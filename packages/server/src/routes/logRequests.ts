import type { FastifyInstance } from 'fastify';

/** One line per answer: which route, how it ended, how long it took. Addresses and queries stay out. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'none' : request.routeOptions.url;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
  });
}
