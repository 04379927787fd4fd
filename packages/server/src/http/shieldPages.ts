import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const secureMaxAgeS = 31_536_000;

/** Adds security headers to every answer; routes with their own headers get the minimum. [NET-12] */
export function shieldPages(app: FastifyInstance, isHttps: boolean): void {
  // Built once: the plugin of the same name builds it for every request.
  const shield = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Host pages of other sites load from here, and their own pages may open windows.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: false,
    // The consent record needs the page's address; browsers still hide its query from other sites.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: secureMaxAgeS, includeSubDomains: true },
  });
  const always = {
    'X-Content-Type-Options': 'nosniff',
    ...(isHttps && { 'Strict-Transport-Security': `max-age=${secureMaxAgeS}; includeSubDomains` }),
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.hasOwnHeaders) {
      reply.headers(always);
      done();
    } else shield(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
}
