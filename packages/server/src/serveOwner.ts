import type { FastifyInstance } from 'fastify';
import { findCaller, parseSessionCookie, serveSignInLink } from './accounts/index';
import { serveApi, serveApiDocs } from './api/index';
import { apiRoutes } from './apiRoutes';
import { createOwnerDeps, type OwnerSettings } from './createOwnerDeps';
import type { Services } from './createServices';
import type { Deps } from './Deps';
import type { Offer } from './env/index';
import { namedShapes } from './namedShapes';
import { type FindWhitelist, recordSites } from './serving/index';

/** What the operator decided about it, its own connections, and what it shares with other routes. */
type Own = {
  offer: () => Offer;
  owner: OwnerSettings;
  sql: Deps['sql'];
  services: Services;
  findWhitelist: FindWhitelist;
};

/** Everything for owners: the API, its documentation, and the sign-in link. [OWN-01, OWN-20] */
export function serveOwner(
  app: FastifyInstance,
  deps: Deps,
  { owner, offer, sql, services, findWhitelist }: Own,
): void {
  const { siteNotes, memory, ...shared } = services;
  // The database notifies every server of a change. This one must not answer before it knows.
  const noteChange = memory.expire;
  const ownerDeps = createOwnerDeps({ ...deps, ...shared, offer, sql, noteChange }, owner);
  const callers = { find: findCaller, parseCookie: parseSessionCookie };
  serveApi(app, ownerDeps, { routes: apiRoutes, callers, retryAfterS: deps.limits.retryAfterS });
  serveApiDocs(app, { routes: apiRoutes, named: namedShapes });
  serveSignInLink(app, ownerDeps);
  recordSites(app, siteNotes, findWhitelist);
}
