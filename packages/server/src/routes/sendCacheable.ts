import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Cacheable = {
  body: string;
  type: string;
  cacheControl: string;
  /** If it is known already. */
  etag?: string | undefined;
};

/** The mark of a text; weak, because the same text may travel compressed in several ways. */
export function makeEtag(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url')}"`;
}

/** Sends a text that any page may load and keep, or 304 when the browser has it already. [OWN-05] */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, cacheControl, etag = makeEtag(body) }: Cacheable,
) {
  reply.headers({
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': cacheControl,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: etag,
  });
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim());
  if (known?.some((one) => one === etag || one === '*')) return reply.code(304).send();
  return reply.send(body);
}
