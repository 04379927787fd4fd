import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Gives every answer the headers that shield a page, but for routes that say that they have their own. */
export function shieldPages(app: FastifyInstance, isHttps: boolean): void {
  // Made once: the plugin of the same name makes it anew for each request.
  const shield = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Host pages of other sites load from here, and their own pages may open windows.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: false,
    // The consent record needs to know the page; browsers still keep its query from other sites.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps,
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.hasOwnHeaders) done();
    else shield(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
}
