import type { FastifyInstance } from 'fastify';

const unavailable = 503;
const health = /^\/(healthz|readyz)\b/;

declare module 'fastify' {
  interface FastifyInstance {
    /** The server will stop: it still answers, but says so to load balancers, and ends each connection with its answer. */
    leave: () => void;
  }
}

/**
 * A server that will stop accepts what is already on its way to it. Once it is stopping it accepts nothing new: it says when to try
 * again, and by then another one answers. [OWN-20]
 */
export function refuseWhileStopping(app: FastifyInstance, retryAfterS: number): void {
  let [isLeaving, isStopping] = [false, false];
  app.decorate('leave', () => {
    isLeaving = true;
  });
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (isLeaving) reply.header('Connection', 'close');
    if (!isStopping && !(isLeaving && health.test(request.url))) return done();
    const error = 'The server is busy or restarting. Try again in a few seconds.';
    void reply
      .code(unavailable)
      .headers({ 'Retry-After': retryAfterS, Connection: 'close' })
      .send({ error, code: 'busy' });
  });
}
