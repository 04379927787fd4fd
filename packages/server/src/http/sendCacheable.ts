import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Cacheable = { body: string; type: string; cacheControl: string };

/** The ETag of a text; weak, because the same text may be compressed in several ways. */
export function buildEtag(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url')}"`;
}

/** Does the browser already have this text? */
export function isNotModified(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim());
  return known?.some((one) => one === etag || one === '*') ?? false;
}

/** Sends a text that any page may load and cache, or 304 if the browser already has it. [OWN-05] */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, cacheControl }: Cacheable,
) {
  const etag = buildEtag(body);
  reply.headers({
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': cacheControl,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: etag,
  });
  if (isNotModified(request, etag)) return reply.code(304).send();
  return reply.send(body);
}
