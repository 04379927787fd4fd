import type { FastifyInstance } from 'fastify';

const unavailable = 503;

/** A stopping server accepts nothing new: it says when to try again, and by then another one answers. [OWN-20] */
export function refuseWhileStopping(app: FastifyInstance, retryAfterS: number): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (!isStopping) return done();
    const error = 'The server is busy or restarting. Try again in a few seconds.';
    void reply
      .code(unavailable)
      .headers({ 'Retry-After': retryAfterS, Connection: 'close' })
      .send({ error, code: 'busy' });
  });
}
