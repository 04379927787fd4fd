import type { FastifyInstance } from 'fastify';
import { isThisMachine } from '../rules/isThisMachine';

/** Nobody who comes under a public name finds a sandbox that was not opened on purpose: it has no sign-in. [OWN-13] */
export function keepSandboxLocal(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const isSandbox = request.routeOptions.url?.startsWith('/sandbox') ?? false;
    if (isSandbox && !isThisMachine(request.hostname)) return reply.callNotFound();
  });
}
