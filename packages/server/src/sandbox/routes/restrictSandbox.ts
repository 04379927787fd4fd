import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { isThisMachine } from '../../formats/pure/index';

const refusePublicName: onRequestHookHandler = (request, reply, done) => {
  if (isThisMachine(request.hostname)) done();
  else reply.callNotFound();
};

/** A sandbox that wasn't opened on purpose is hidden from requests to a public name. [OWN-13] */
export function restrictSandbox(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/sandbox')) return;
    route.onRequest = [refusePublicName, ...[route.onRequest ?? []].flat()];
  });
}
