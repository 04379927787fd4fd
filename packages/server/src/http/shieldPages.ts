import type { FastifyInstance } from 'fastify';

const secureMaxAgeS = 31_536_000;

/** Adds security headers to every answer; routes with their own headers get the minimum. [NET-12] */
export function shieldPages(app: FastifyInstance, isHttps: boolean): void {
  const always = {
    'X-Content-Type-Options': 'nosniff',
    ...(isHttps && { 'Strict-Transport-Security': `max-age=${secureMaxAgeS}; includeSubDomains` }),
  };
  const shield = Object.entries({
    ...always,
    'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
    // Host pages of other sites load from here, and their own pages may open windows.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Origin-Agent-Cluster': '?1',
    // The consent record needs the page's address; browsers still hide its query from other sites.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-DNS-Prefetch-Control': 'off',
    'X-Download-Options': 'noopen',
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'X-XSS-Protection': '0',
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.hasOwnHeaders) reply.headers(always);
    // Beneath those of the route, which replace them.
    else for (const [name, value] of shield) reply.raw.setHeader(name, value);
    done();
  });
}
