import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendCacheable } from '../../http/index';
import { cacheTimes } from '../../http/pure/index';
import type { ServingDeps } from './ServingDeps';

/** `GET /widget.js`, `GET /pixel.js` and `GET /assets/*`: two scripts at stable addresses, and the hashed files. [LOAD-27, PIX-23] */
export function serveVisitorFiles(app: FastifyInstance, { visitor }: ServingDeps): void {
  const scripts = { '/widget.js': visitor.runtimeText, '/pixel.js': visitor.pixelText };
  for (const [path, body] of Object.entries(scripts)) {
    app.get(path, (request, reply) =>
      sendCacheable(request, reply, {
        body,
        type: 'text/javascript',
        cacheControl: `public, max-age=${cacheTimes.runtimeMaxAgeS}`,
      }),
    );
  }
  app.register(fastifyStatic, {
    root: visitor.assetsDir,
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    dotfiles: 'ignore',
    // Source maps stay on the server.
    allowedPath: (path) => !path.endsWith('.map'),
    setHeaders: (reply) => {
      reply.setHeader('Cache-Control', `public, max-age=${cacheTimes.assetMaxAgeS}, immutable`);
      reply.setHeader('Access-Control-Allow-Origin', '*');
      reply.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
}
