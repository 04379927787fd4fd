import type { FastifyRequest } from 'fastify';

const hostShape = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;

/** Is this a host with or without a port, as in the Host header? */
export function isHost(host: string): boolean {
  return hostShape.test(host) && URL.canParse(`http://${host}`);
}

/**
 * The address of this server: as configured, else from the Host of this request. We ignore all other headers: an attacker
 * who controls one could choose where a page loads its script from.
 */
export function ownAddressOf(request: FastifyRequest, publicUrl: string | undefined): string | undefined {
  const { host } = request.headers;
  return publicUrl ?? (host === undefined ? undefined : `http://${host}`.toLowerCase());
}

/** The two addresses of this server: its own, and that of owners' pages. */
export type OwnAddresses = { publicUrl: string | undefined; pagesUrl?: string | undefined };

/** Which of them a page may be of: pages that were opened before the second one existed still work. */
export function ownOriginOf(
  origin: string | undefined,
  { publicUrl, pagesUrl }: OwnAddresses,
): string | undefined {
  return origin === publicUrl ? publicUrl : (pagesUrl ?? publicUrl);
}
