import type { FastifyRequest } from 'fastify';
import { type Caller, scopesReach } from '../../owner/rules/Caller';
import { isSameOrigin } from '../../owner/rules/isSameOrigin';
import { roleIncludes } from '../../owner/rules/Role';
import { ApiError } from './ApiError';
import type { ApiRoute } from './ApiRoute';

const forbid = (sentence: string) => new ApiError(403, 'forbidden', sentence);

const unknownKey = () =>
  new ApiError(
    401,
    'unknown_key',
    'This API key is not known here, or has ended. Make a new one in the console.',
  );

/** Lets a caller through to a route, or says why not. [OWN-01] */
export function admit(
  { access, area, method }: ApiRoute,
  caller: Caller | undefined,
  { namesKey = false } = {},
): void {
  if (access === 'anyone') return;
  if (!caller) throw namesKey ? unknownKey() : new ApiError(401, 'signed_out', 'Please sign in first.');
  if (caller.kind === 'key') {
    if (access === 'person' || area === undefined)
      throw forbid('This is for people who are signed in; no key opens it.');
    const writes = method !== 'GET';
    if (!scopesReach(caller.scopes, area, writes))
      throw forbid(`This key is not made for that: it needs ${area}:${writes ? 'write' : 'read'}.`);
  }
  if (access !== 'person' && !roleIncludes(caller.role, access)) {
    throw forbid(`This needs the role ${access}; yours is ${caller.role}.`);
  }
}

/**
 * Refuses what another site lets a browser send. Keys are never sent by a browser on its own. Whoever is nobody yet, and is no browser,
 * has nothing that could be abused. [OWN-01]
 */
export function refuseForeign(
  request: FastifyRequest,
  { caller, ownAddress }: { caller: Caller | undefined; ownAddress: string | undefined },
): void {
  if (request.method === 'GET' || request.method === 'HEAD' || caller?.kind === 'key') return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const secFetchSite = Array.isArray(site) ? site[0] : site;
  if (caller === undefined && origin === undefined && secFetchSite === undefined) return;
  if (isSameOrigin({ secFetchSite, origin, ownOrigin: ownAddress })) return;
  throw forbid('This request did not come from a page of this server. Programs use an API key.');
}
