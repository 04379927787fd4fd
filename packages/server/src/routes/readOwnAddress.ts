import type { FastifyRequest } from 'fastify';

const hostShape = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;

/** The address of this server: as configured, else as this request used it; nothing if that is no host name. */
export function readOwnAddress(request: FastifyRequest, publicUrl: string | undefined): string | undefined {
  if (publicUrl !== undefined) return publicUrl;
  return hostShape.test(request.host) ? `${request.protocol}://${request.host}`.toLowerCase() : undefined;
}
