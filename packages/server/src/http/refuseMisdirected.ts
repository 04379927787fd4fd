import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The request arrived at a server that doesn't answer it. */
const misdirected = 421;
const providerPaths = '/webhooks/*';

const web = {
  error:
    'This server has ROLE=web, so it can’t check calls of providers. Send /webhooks/ to a server with ROLE=worker.',
  note: 'rejected a call for a worker: send /webhooks/ to a server with ROLE=worker',
};
const worker = {
  error: 'This server has ROLE=worker. Send everything but /webhooks/ to a server with ROLE=web.',
  note: 'rejected a call for a web server: send everything but /webhooks/ to a server with ROLE=web',
};

const refuse =
  ({ error, note }: typeof web) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    request.log.warn(note);
    return reply.code(misdirected).header('Cache-Control', 'no-store').send({ error });
  };

/** Rejects calls that another role answers, and says so to the person who sets up the load balancer. [OWN-13, OWN-20] */
export function refuseMisdirected(app: FastifyInstance, role: 'web' | 'worker'): void {
  if (role === 'worker') {
    app.setNotFoundHandler(refuse(worker));
    return;
  }
  app.register(async (scope) => {
    // Before the body: it may be of any type, and nobody reads it.
    scope.addHook('onRequest', refuse(web));
    scope.all(providerPaths, (_request, reply) => reply);
  });
}
