import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { isThisMachine } from '../rules/isThisMachine';

const refusePublicName: onRequestHookHandler = (request, reply, done) => {
  if (isThisMachine(request.hostname)) done();
  else reply.callNotFound();
};

/** Nobody who comes under a public name finds a sandbox that was not opened on purpose. [OWN-13] */
export function keepSandboxLocal(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/sandbox')) return;
    route.onRequest = [refusePublicName, ...[route.onRequest ?? []].flat()];
  });
}
