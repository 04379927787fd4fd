import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { isLocal } from '../../http/index';

const refuseOthers: onRequestHookHandler = (request, reply, done) => {
  if (isLocal(request)) done();
  else reply.callNotFound();
};

/** A sandbox that wasn't opened on purpose is hidden from requests to a public name, and from those through a proxy. [OWN-13] */
export function restrictSandbox(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/sandbox')) return;
    route.onRequest = [refuseOthers, ...[route.onRequest ?? []].flat()];
  });
}
