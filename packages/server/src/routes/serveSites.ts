import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from './Deps';

// Host pages are written as customers write them, so their scripts and styles are not restricted.
const pagePolicy = "base-uri 'self'; object-src 'none'; frame-ancestors 'self'";

/** `GET /sites/*`: the sample host pages; the bare address leads there. [OWN-20] */
export function serveSites(app: FastifyInstance, { sitesDir }: RouteDeps): void {
  if (sitesDir === undefined) return;
  for (const path of ['/', '/sites']) app.get(path, (_request, reply) => reply.redirect('/sites/'));
  app.register(fastifyStatic, {
    root: sitesDir,
    prefix: '/sites/',
    decorateReply: false,
    redirect: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply) => {
      reply.setHeader('Cache-Control', 'no-cache');
      reply.setHeader('Content-Security-Policy', pagePolicy);
    },
  });
}
