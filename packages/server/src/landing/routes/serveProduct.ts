import { createHash } from 'node:crypto';
import { productPath } from '@beckon/contract';
import type { FastifyInstance } from 'fastify';
import { sendCacheable } from '../../http/index';
import { buildProductPage } from '../pure/buildProductPage';
import { landingStyle } from '../pure/landingStyle';

const styleHash = createHash('sha256').update(landingStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** `GET /about`: what the product is, for people who click a badge. [LAY-01] */
export function serveProduct(app: FastifyInstance): void {
  app.get(productPath, (request, reply) => {
    reply.header('Content-Security-Policy', policy);
    return sendCacheable(request, reply, {
      body: buildProductPage(),
      type: 'text/html',
      cacheControl: 'no-cache',
    });
  });
}
