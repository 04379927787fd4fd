import type { FastifyInstance } from 'fastify';
import type { Counters } from '../createCounters';

const msPerS = 1000;

/** Times every answer by its route's pattern; addresses that don't exist are one route. [OWN-20] */
export function observeRequests(
  app: FastifyInstance,
  { observeRequest }: Pick<Counters, 'observeRequest'>,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    const route = request.is404 ? undefined : request.routeOptions.url;
    const seconds = elapsedTime / msPerS;
    if (route === undefined) observeRequest({ method: 'any', route: 'none', status, seconds });
    else observeRequest({ method: request.method, route, status, seconds });
    done();
  });
}
