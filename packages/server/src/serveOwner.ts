import type { FastifyInstance } from 'fastify';
import { findCaller, readSessionCookie, serveSignInLink } from './accounts/index';
import { serveApi, serveApiDocs } from './api/index';
import { apiRoutes } from './apiRoutes';
import { createOwnerParts, type OwnerSettings } from './createOwnerParts';
import type { Services } from './createServices';
import type { Deps } from './Deps';
import { namedShapes } from './namedShapes';
import { noteSites, type ReadWhitelist } from './serving/index';

/** What the operator decided about it, its own connections, and what it shares with other routes. */
type Own = {
  owner: OwnerSettings;
  sql: Deps['sql'];
  services: Services;
  readWhitelist: ReadWhitelist;
};

/** Everything for owners: the API, its documentation, and the sign-in link. [OWN-01, OWN-20] */
export function serveOwner(
  app: FastifyInstance,
  deps: Deps,
  { owner, sql, services, readWhitelist }: Own,
): void {
  const { secrets, credentials, siteNotes, tokens } = services;
  const parts = createOwnerParts({ ...deps, sql, secrets, credentials, tokens }, owner);
  const callers = { find: findCaller, readCookie: readSessionCookie };
  serveApi(app, parts, { routes: apiRoutes, callers, retryAfterS: deps.limits.retryAfterS });
  serveApiDocs(app, { routes: apiRoutes, named: namedShapes });
  serveSignInLink(app, parts);
  noteSites(app, siteNotes, readWhitelist);
}
