import type { FastifyInstance } from 'fastify';
import { serveAssets } from '../../assets/index';
import { sendCacheable } from '../../http/index';
import { cacheTimes } from '../../http/pure/index';
import type { ServingDeps } from './ServingDeps';

/** `GET /widget.js`, `GET /pixel.js` and `GET /assets/*`: two scripts at stable addresses, and the hashed files. [LOAD-27, PIX-23] */
export function serveVisitorFiles(app: FastifyInstance, { visitor, findAsset }: ServingDeps): void {
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
  serveAssets(app, {
    prefix: '/assets',
    dir: visitor.assetsDir,
    headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    findOther: findAsset,
  });
}
