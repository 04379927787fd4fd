import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Cacheable = { body: string; type: string; cacheControl: string };

/** Sends a text that any page may load and keep, or 304 when the browser has it already. [OWN-05] */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, cacheControl }: Cacheable,
) {
  // Weak, because the same text may travel compressed in several ways.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
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
