import { type Explained, explain } from '@beckon/contract/data/explain';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './ApiError';
import type { ApiRoute } from './ApiRoute';
import { type Caller, scopesReach } from './pure/Caller';
import { isSameOrigin } from './pure/isSameOrigin';
import { roleIncludes } from './pure/Role';

const forbid = (explained: Explained) => new ApiError(403, 'forbidden', explained);

const unknownKey = () =>
  new ApiError(401, 'unknown_key', {
    message: 'This API key is invalid or was revoked. Create a new one in the console.',
  });

/** Lets a caller through to a route, or says why not. [OWN-01] */
export function admit(
  { access, area, method, worksClosed = access === 'person' }: ApiRoute,
  caller: Caller | undefined,
  { namesKey = false } = {},
): void {
  if (access === 'anyone') return;
  if (!caller) throw namesKey ? unknownKey() : new ApiError(401, 'signed_out', explain('signed_out'));
  if (caller.isClosed && (caller.kind === 'key' || !worksClosed))
    throw new ApiError(403, 'account_closed', explain('account_closed'));
  if (caller.kind === 'key') {
    if (access === 'person' || area === undefined)
      throw forbid({ message: 'Only people who are signed in can do this. API keys can’t.' });
    const writes = method !== 'GET';
    if (!scopesReach(caller.scopes, area, writes))
      throw forbid({
        message: `This API key doesn’t allow that. It needs ${area}:${writes ? 'write' : 'read'}.`,
      });
  }
  if (access !== 'person' && !roleIncludes(caller.role, access)) {
    throw forbid(explain('role', { needed: access, role: caller.role }));
  }
}

/**
 * Rejects what a page asks for while it shows another account than the session has: another tab has switched since. What concerns the
 * person and not the account goes on, above all switching. [OWN-01]
 */
export function refuseSwitched(
  { access }: Pick<ApiRoute, 'access'>,
  caller: Caller | undefined,
  shown: string | string[] | undefined,
): void {
  if (shown === undefined || caller?.kind !== 'person' || access === 'anyone' || access === 'person') return;
  if (shown !== String(caller.accountId))
    throw new ApiError(409, 'switched_account', explain('switched_account'));
}

/**
 * Rejects requests that another site makes a browser send. Browsers never send keys on their own. A caller who isn't
 * signed in, and isn't a browser, has nothing to abuse. [OWN-01]
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
  throw forbid(explain('other_site'));
}
